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

const urlsInStyles = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);

const candidates = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Every address that an element refers to, as written. */
export function referencesOf({ tag, attributes, text }: BuiltElement): string[] {
  const { srcset, style, content, property = '' } = attributes;
  return [
    ...addressAttributes.flatMap((name) => attributes[name] ?? []),
    ...(attributes['data-preload']?.split(' ').filter(Boolean) ?? []),
    ...(srcset ? candidates(srcset) : []),
    ...(style ? urlsInStyles(style) : []),
    ...(tag === 'style' ? urlsInStyles(text) : []),
    ...(tag === 'meta' && /^og:(?:url|image)$/.test(property) && content ? [content] : []),
  ];
}
