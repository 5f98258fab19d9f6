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

/**
 * Resolves with a stylesheet that holds as soon as it is enabled. Chromium lays out the whole page when one with
 * layers changes its media, because those layers might now come before others; it doesn't for one that joins
 * at the end, as one that was disabled does.
 */
async function disabled(link: HTMLLinkElement | null) {
  const found = await loaded(link);
  if (found?.sheet) found.sheet.disabled = true;
  return found;
}

function enable(link: HTMLLinkElement | undefined) {
  link?.removeAttribute('media');
  // Other browsers may load it anew for that.
  if (link?.sheet) link.sheet.disabled = false;
}

const stylesheet = disabled(findLink(styles));
const fontStylesheet = loaded(findLink(fontStyles));

/**
 * Resolves when the whole stylesheet holds, or can't: a document has the rules of its own markup only, and what the
 * application adds to it needs the others.
 */
export const wholeStylesheet = async () => enable(await stylesheet);

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
    () => enable(link),
    () => {
      for (const face of faces) document.fonts.add(face);
    },
  );
  (await fontStylesheet)?.remove();
}

showLateStyles();
