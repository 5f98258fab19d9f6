import type { PageName } from './pages.ts';

/** Size of the preview pictures of links, in px: that of large previews. */
export const socialPictureSize = { width: 1200, height: 630 };

/** The file with a page's picture, from the site's root. */
export const socialPictureOf = (page: PageName) => `og/${page}.png`;
