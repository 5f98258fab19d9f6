/** Hides the page as another tab does, or shows it again. */
export function setPageHidden(isHidden: boolean) {
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Sets text to twice its size while a story is shown; not on a docs page, whose text it would be. */
export const largeText = {
  beforeEach: ({ viewMode }: { viewMode: string }) => {
    if (viewMode === 'docs') return;
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};
