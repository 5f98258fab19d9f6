/**
 * Resolves when the whole stylesheet, which the start script asks for together with the application,
 * has come or has failed. A document holds the rules of its own markup only; what the application
 * adds to it needs the others.
 */
export async function wholeStylesheet() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
