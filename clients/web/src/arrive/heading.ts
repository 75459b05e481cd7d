/** The heading of a screen: whoever comes from another screen goes on reading there. */
import type { Attachment } from 'svelte/attachments';

let isFirstScreen = true;

/** Puts the focus on the heading, but not when the page itself has just been opened. */
export const heading: Attachment<HTMLElement> = (element) => {
  if (!isFirstScreen) element.focus({ preventScroll: true });
  isFirstScreen = false;
};
