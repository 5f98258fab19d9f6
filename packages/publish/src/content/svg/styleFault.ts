import { atRules, functions } from './allowed.ts';

/**
 * Addresses inside the file itself: another part of it, a bitmap, a font. An SVG in a `data:` address isn't
 * allowed, as it isn't checked.
 */
const isInside = (address: string) =>
  /^#[^\s"')]*$/.test(address) ||
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/(?:x-)?font-|font\/)[\w-]+)(?:;[\w=-]+)*[;,]/i.test(
    address,
  );

/** An address in CSS. */
const urls = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/gi;

/**
 * The first thing in a style that no picture needs, in words for the owner; undefined if there is none.
 * Comments and strings are searched like the rest, so nothing can hide in them.
 * @param css of a style sheet, a `style` attribute, or the value of an attribute such as `fill`
 */
export function styleFault(css: string): string | undefined {
  // A backslash may spell any name: u\72l(…).
  if (css.includes('\\')) return 'a "\\" in its styles';
  for (const [, name = ''] of css.matchAll(/@([\w-]+)/g)) {
    if (!atRules.has(name.toLowerCase())) return `"@${name}" in its styles`;
  }
  const rest = css.replace(urls, (whole, double, single, bare) =>
    isInside(double ?? single ?? bare) ? ' ' : whole,
  );
  for (const [, name = ''] of rest.matchAll(/([\w-]+)\(/g)) {
    if (name.toLowerCase() === 'url') return 'styles that load another file';
    if (!functions.has(name.toLowerCase())) return `"${name}(…)" in its styles`;
  }
  return undefined;
}

/** Whether an address, as `href` names it, leads to another part of the file or to a bitmap in it. */
export const isInsideAddress = (address: string) => isInside(address.trim());
