/**
 * Resolves when the whole stylesheet, which the start script asks for together with the application,
 * has come or has failed. A document holds the rules of its own markup only; what the application
 * adds to it needs the others.
 */
export async function wholeStylesheet() {
  const script = document.querySelector<HTMLScriptElement>('script[data-styles]');
  const link = document.querySelector<HTMLLinkElement>(`link[href="${script?.dataset.styles}"]`);
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
