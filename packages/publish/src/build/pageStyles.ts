import { PurgeCSS } from 'purgecss';

/** Rules for transitions between pages, which the application makes; what Vite notes for itself. */
const notForPages = /[^{};]*::view-transition[^{}]*\{[^{}]*\}|\s*\/\*\$vite\$.*?\*\//g;

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
    css: [{ raw: stylesheet.replace(notForPages, '') }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    dynamicAttributes: attributesIn(stylesheet),
    // A selector of a pseudo-class alone has no name that could be found in the markup.
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  return result.css;
}
