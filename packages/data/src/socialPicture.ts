import type { PageName } from '@portfolio/data/pages';

/** Size of the pictures that links are previewed with, in px: what the large previews ask for. */
export const socialPictureSize = { width: 1200, height: 630 };

/** The file with a page's picture, from the site's root. */
export const socialPictureOf = (page: PageName) => `og/${page}.png`;
