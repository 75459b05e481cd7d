/** What this browser keeps for the person; where it keeps nothing, it lasts as long as the page. */

const PREFIX = 'bafuda.';
const inMemory = new Map<string, string>();

/** Does this browser keep anything? In-app browsers and private windows may not. */
export function keepsThings(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, '1');
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

export function load<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name) ?? inMemory.get(name);
    return text === undefined ? otherwise : (JSON.parse(text) as Value);
  } catch {
    const text = inMemory.get(name);
    return text === undefined ? otherwise : (JSON.parse(text) as Value);
  }
}

export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  inMemory.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // kept in memory for as long as the page lives
  }
}
