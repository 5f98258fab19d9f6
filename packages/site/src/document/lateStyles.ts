import { changeLook } from './changeLook';
import { loadFaces } from './loadFaces';

const { styles, fontStyles, fonts } =
  document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset ?? {};

/** A stylesheet that the start script has asked for, and that doesn't hold yet. One that failed is gone. */
const findLink = (href = '') =>
  document.querySelector<HTMLLinkElement>(`link[href="${href}"][media]`);

/** Resolves with a stylesheet when it has come, and with nothing when it can't. */
async function loaded(link: HTMLLinkElement | null) {
  if (link && !link.sheet) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  }
  return link?.sheet ? link : undefined;
}

const stylesheet = loaded(findLink(styles));
const fontStylesheet = loaded(findLink(fontStyles));

/**
 * Resolves when the whole stylesheet holds, or can't: a document has the rules of its own markup only, and what the
 * application adds to it needs the others.
 */
export const wholeStylesheet = async () => (await stylesheet)?.removeAttribute('media');

/**
 * Shows what comes after the first paint, the whole stylesheet and the web fonts, in one change. The start script asks
 * for them and for this script at the same time.
 */
async function showLateStyles() {
  const faces = await loadFaces((await fontStylesheet)?.sheet, fonts);
  const link = await stylesheet;
  // `npm run dev` has them from the start.
  if (!link && faces.length === 0) return;
  await changeLook(
    () => link?.removeAttribute('media'),
    () => {
      for (const face of faces) document.fonts.add(face);
    },
  );
  (await fontStylesheet)?.remove();
}

showLateStyles();
