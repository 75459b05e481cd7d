/** What a person can do with a button or a key. */
export interface Action {
  /** Names it among the others: a key for lists, and for tests. */
  id: string;
  label: string;
  /** The key that does it too: `Enter`, `a`. */
  keyName?: string;
  kind?: 'primary' | 'plain' | 'danger';
  /** Why it cannot be done now; the button stays and says so when it is pressed. */
  why?: string | null;
  /** The section of the help page that says more about that. */
  anchor?: string | null;
  /** For a dangerous one: the sentence that is asked before it is done. */
  question?: string;
  run(): void;
}
