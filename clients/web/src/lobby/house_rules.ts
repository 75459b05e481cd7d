/** House rules that this browser keeps under a name. */
import { load, save } from '../person/storage';
import type { HouseRules } from './rules_link';

export interface SavedRules extends HouseRules {
  name: string;
}

const KEPT = 30;
const PLACE = 'house-rules';

export function savedRules(game: string): SavedRules[] {
  return load<SavedRules[]>(PLACE, []).filter((rules) => rules.game === game);
}

/** Keeps them; those of the same name and game give way. */
export function saveRules(rules: SavedRules): void {
  save(PLACE, [rules, ...others(rules)].slice(0, KEPT));
}

export function forgetRules(rules: SavedRules): void {
  save(PLACE, others(rules));
}

/** Do both come to the same? */
export function isSameRules(one: HouseRules, other: HouseRules): boolean {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  return (
    one.game === other.game &&
    [...names].every((name) => name in one.options && one.options[name] === other.options[name])
  );
}

function others({ game, name }: SavedRules): SavedRules[] {
  return load<SavedRules[]>(PLACE, []).filter((kept) => kept.game !== game || kept.name !== name);
}
