import { basename } from 'node:path';
import { deferredAttribute, readDeferredAssets } from '@portfolio/build/prerender/deferredAssets';
import { readBuiltSite } from '@portfolio/tools/doctor/facts/builtSite';

export const BUILT = 'packages/site/dist';

/** The scripts that each page of the built site loads before any interaction, by its file; plain documents have none. */
export function builtScripts(): ReadonlyMap<string, readonly string[]> {
  const pages = readBuiltSite(BUILT).pages.map(({ file, elements }) => {
    const value = elements.find(({ attributes }) => deferredAttribute in attributes)?.attributes;
    const { scripts } = readDeferredAssets(value?.[deferredAttribute] ?? '{"scripts":[]}');
    return [file, scripts.map((url) => `assets/${basename(url)}`)] as const;
  });
  return new Map(pages.filter(([, scripts]) => scripts.length > 0));
}
