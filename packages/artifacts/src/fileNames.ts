import { shownPageNames } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import { socialPictureOf } from '@portfolio/data/socialPicture';

/** Whether this content has a file. */
type Has = (content: Content) => boolean;

const always: Has = () => true;

/** What the owner keeps at an address elsewhere isn't made. */
const unlessAt =
  (address: 'resumeUrl' | 'businessCardUrl'): Has =>
  ({ owner }) =>
    !owner.downloads[address];

/**
 * Every file that is made from content, and which content has it. They are made in `index.ts`, which is
 * slow to load: a check of the content needs the names only.
 */
const files = new Map<string, Has>([
  ['resume.pdf', unlessAt('resumeUrl')],
  ['resume-letter.pdf', unlessAt('resumeUrl')],
  ['business-card.pdf', unlessAt('businessCardUrl')],
  ['business-card.png', unlessAt('businessCardUrl')],
  ...[
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'apple-touch-icon.png',
    'favicon.svg',
    'resume.json',
    'contact.vcf',
    'site.webmanifest',
    'sitemap.xml',
    'robots.txt',
    'llms.txt',
  ].map((name): [string, Has] => [name, always]),
  ...pageNames.flatMap((page) => {
    const isShown: Has = ({ pages }) => shownPageNames(pages).includes(page);
    return [socialPictureOf(page), `${page}.md`].map((name): [string, Has] => [name, isShown]);
  }),
]);

/** Whether this content has a file. */
export const hasFile = (name: string, content: Content): boolean =>
  files.get(name)?.(content) ?? false;

/** The names of the files that are made from this content, without making them. */
export const fileNamesOf = (content: Content): string[] =>
  [...files.keys()].filter((name) => hasFile(name, content));
