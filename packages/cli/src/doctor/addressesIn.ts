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

/** Every address in an element's attributes and styles, as written. */
export function addressesIn({ tag, attributes, text }: BuiltElement): string[] {
  const { srcset = '', style = '', content = '', property = '' } = attributes;
  const css = tag === 'style' ? text : style;
  return [
    ...addressAttributes.flatMap((name) => attributes[name] ?? []),
    ...(attributes['data-preload'] ?? '').split(' ').filter(Boolean),
    ...srcset
      .split(/,\s+/)
      .flatMap((candidate) => candidate.trim().split(/\s+/, 1))
      .filter(Boolean),
    ...Array.from(css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g), ([, , url = '']) => url),
    ...(tag === 'meta' && /^og:(?:url|image)$/.test(property) ? [content] : []),
  ];
}
