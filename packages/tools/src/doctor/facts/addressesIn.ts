import { deferredAttribute, readDeferredAssets } from '@portfolio/build/prerender/deferredAssets';
import type { FoundElement } from '@portfolio/build/serve/elements';

/** Attributes that hold one address. */
const addressAttributes = ['href', 'xlink:href', 'src', 'poster', 'action'];

/** The files that the start script loads. */
const deferredAssets = (value?: string) =>
  value === undefined ? [] : Object.values(readDeferredAssets(value)).flat();

/** Every address in an element's attributes and styles, as written. */
export function addressesIn({ tag, attributes, text }: FoundElement): string[] {
  const { srcset = '', style = '', content = '', property = '' } = attributes;
  const css = tag === 'style' ? text : style;
  return [
    ...addressAttributes.flatMap((name) => attributes[name] ?? []),
    ...deferredAssets(attributes[deferredAttribute]),
    ...srcset
      .split(/,\s+/)
      .flatMap((candidate) => candidate.trim().split(/\s+/, 1))
      .filter(Boolean),
    ...Array.from(css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g), ([, , url = '']) => url),
    ...(tag === 'meta' && /^og:(?:url|image)$/.test(property) ? [content] : []),
  ];
}
