import { imagesIn, isRemote } from '@portfolio/data/images';
import type { Content } from '@portfolio/data/schema/content';

/** The origins of others that the site loads something from, each once. */
export interface RemoteOrigins {
  images: readonly string[];
  frames: readonly string[];
}

const originsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).origin))];

/** What the content embeds from elsewhere: images that are no files of the site, and the map. */
export const remoteOrigins = (content: Content): RemoteOrigins => ({
  images: originsOf(
    imagesIn(content)
      .map(({ value }) => value)
      .filter(isRemote),
  ),
  frames: originsOf(content.contactMap ? [content.contactMap.embedUrl] : []),
});
