/** Hides the page as another tab does, or shows it again. */
export function setPageHidden(isHidden: boolean) {
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Sets text to twice its size while a story is shown. */
export const largeText = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};
