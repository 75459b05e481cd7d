/** Copying and sharing, as far as the browser lets a page do it. */

/** Copies a text. False where the browser has no clipboard for this page, as without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing outside secure contexts, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a link to another app; that the person thought better of it is no error. */
export async function shareLink(url: string, text: string): Promise<void> {
  await navigator.share({ url, text }).catch(() => undefined);
}
