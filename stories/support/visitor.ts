/** Hides the page as another tab does, or shows it again. */
export function setPageHidden(isHidden: boolean) {
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The spacing of text that a visitor may set (WCAG 2.2, 1.4.12). */
const textSpacing = `* {
  letter-spacing: 0.12em !important;
  line-height: 1.5 !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Checks the page while a visitor has set that spacing. */
export async function withTextSpacing(check: () => Promise<void>) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textSpacing);
  document.adoptedStyleSheets.push(sheet);
  await check();
  document.adoptedStyleSheets.pop();
}

/** Doubles the text size while a story shows; not on a docs page, whose own text would grow. */
export const largeText = {
  beforeEach: ({ viewMode }: { viewMode: string }) => {
    if (viewMode === 'docs') return;
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};
