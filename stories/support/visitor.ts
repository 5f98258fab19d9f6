/** Hides the page as another tab does, or shows it again. */
export function setPageHidden(isHidden: boolean) {
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Doubles the text size while a story shows; not on a docs page, whose own text would grow. */
export const largeText = {
  beforeEach: ({ viewMode }: { viewMode: string }) => {
    if (viewMode === 'docs') return;
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};
