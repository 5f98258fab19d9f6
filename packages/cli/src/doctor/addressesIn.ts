import type { BuiltElement } from './builtSite.ts';

/** Attributes that hold one address. `data-entry` and `data-styles` are the start script's. */
const addressAttributes = [
  'href',
  'xlink:href',
  'src',
  'poster',
  'action',
  'data-entry',
  'data-styles',
];

const addressesInStyles = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

const addressesInSrcset = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Every address in an element's attributes and styles, as written. */
export function addressesIn({ tag, attributes, text }: BuiltElement): string[] {
  const { srcset, style = '', content, property = '' } = attributes;
  return [
    ...addressAttributes.flatMap((name) => attributes[name] ?? []),
    ...(attributes['data-preload']?.split(' ').filter(Boolean) ?? []),
    ...(srcset ? addressesInSrcset(srcset) : []),
    ...addressesInStyles(tag === 'style' ? text : style),
    ...(tag === 'meta' && /^og:(?:url|image)$/.test(property) && content ? [content] : []),
  ];
}
