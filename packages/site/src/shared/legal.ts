import type { Site } from '@portfolio/data/schema/site';
import { legalNames } from '@portfolio/data/shown/legal';
import { everyPage } from '@portfolio/words';

/** The links to the owner's notices, on this site or elsewhere. */
export const legalLinksOf = ({ legal = {} }: Site) =>
  legalNames.flatMap((name) => {
    const notice = legal[name];
    if (!notice) return [];
    const { label = everyPage.legal[name], url } = notice;
    return [{ label, href: url ?? `/${name}`, external: url !== undefined }];
  });
