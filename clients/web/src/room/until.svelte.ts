/** Settles as soon as it is so; `isSo` reads reactive state. */
export function until(isSo: () => boolean): Promise<void> {
  return new Promise((settle) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!isSo()) return;
        settle();
        queueMicrotask(() => stop());
      });
    });
  });
}
