/** How long a wait still lasts, by the server's clock. */

/** From here on it is urgent, and said so once. */
export const WARNING_S = 10;

/** Whole seconds left, never below 0; null where nothing ends by itself. */
export function secondsLeft(
  deadlineMs: number | null,
  nowMs: number,
  clockAheadMs: number,
): number | null {
  if (deadlineMs === null) return null;
  return Math.max(0, Math.ceil((deadlineMs - nowMs - clockAheadMs) / 1000));
}

/** `83` as people read clocks: `1:23`. */
export function clockText(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
}

/** Has the time just become short? */
export function becameUrgent(before: number | null, now: number | null): boolean {
  if (now === null || now > WARNING_S || now === 0) return false;
  return before === null || before > WARNING_S;
}
