/** House rules that a link brought along, until they are used or put aside. */
import { rulesInAddress } from '../lobby/rules_link';

export class OfferedRules {
  /** As the link has them; null where there are none. */
  text = $state<string | null>(null);

  /** Takes them from the page's address, so that a reload does not offer them again. */
  take(): void {
    const text = rulesInAddress(location);
    if (text === null) return;
    this.text = text;
    history.replaceState(history.state, '', location.pathname);
  }

  putAside(): void {
    this.text = null;
  }
}
