import { PurgeCSS } from 'purgecss';

/** The names of all attributes that a stylesheet asks for. */
const attributesIn = (stylesheet: string) => [
  ...new Set([...stylesheet.matchAll(/\[([\w-]+)/g)].map(([, name]) => name as string)),
];

/**
 * The rules of a stylesheet that a page's markup can match, in their order. Attributes change while a
 * page is used, so every rule for an attribute stays when its element or class is there.
 */
export async function pageStyles(markup: string, stylesheet: string) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: stylesheet }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    dynamicAttributes: attributesIn(stylesheet),
    // A selector of a pseudo-class alone has no name that could be found in the markup.
    safelist: [/^:/],
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  return result.css;
}
