import type { Content } from '@portfolio/data/schema/content';
import { summaryOf } from '@portfolio/data/shown/summary';
import type { Language } from '@portfolio/words';
import { portraitJpeg } from '../pictures/portrait.ts';
import { type Typeset, typeset } from '../typst/typeset.ts';
import { contactsOf } from '../vCard/contacts.ts';
import { type ResumeSection, resumeSections, sectionNamesOf } from './resumeSections.ts';
import { type Version, versionsOf } from './shorten.ts';

/** The paper that a résumé is printed on. */
export type Paper = 'a4' | 'us-letter';

/** The scale of texts, and of the space between parts, which shrinks more than texts. */
type Layout = readonly [density: number, air: number];

const tightest: Layout = [0.91, 0.91 ** 4];

/** In the order of preference: smaller where a last page would be nearly empty, or else larger. */
const layouts: readonly Layout[] = [
  [1, 1],
  [0.97, 1],
  [0.97, 0.97 ** 4],
  [0.94, 1],
  [0.94, 0.94 ** 4],
  [0.91, 1],
  tightest,
  [1.03, 1.15],
  [1.06, 1.15],
  [1.09, 1.3],
];

/** Whether the last page is at least a third full. */
const isFull = ({ pages, query }: Typeset) => pages === 1 || Number(query('end')[0]) > 1 / 3;

/** A result for the owner, such as a thing that had no room. */
export type Tell = (message: string) => void;

/** As large as it is drawn on paper, at 300 dots an inch, in px. */
const PHOTO_SIZE = 330;

/** The longest version that has few enough pages at its tightest, or else the shortest. */
async function longestThatFits(
  sections: readonly ResumeSection[],
  draw: (sections: readonly ResumeSection[], layout: Layout) => Promise<Typeset>,
  most: number,
): Promise<Version> {
  const versions = versionsOf(sections);
  let [low, high] = [0, Number.isFinite(most) ? versions.length - 1 : 0];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { pages } = await draw((versions[middle] ?? versions[0]).sections, tightest);
    if (pages <= most) high = middle;
    else low = middle + 1;
  }
  return versions[low] ?? versions[0];
}

/**
 * The résumé.
 * @param filesFolder holds the portrait
 * @param tell hears what was left out where the owner limits the pages
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makeResume(
  content: Content,
  language: Language,
  paper: Paper,
  filesFolder: string,
  tell: Tell = () => {},
): Promise<Uint8Array> {
  const { owner, about } = content;
  const { direct, web, place } = contactsOf(content, language);
  const { pages: most = Number.POSITIVE_INFINITY, photo = false, summary } = owner.resume ?? {};
  const links = sectionNamesOf(content).includes('links') ? [] : web;
  const portrait = photo && (await portraitJpeg(owner.portrait, filesFolder, PHOTO_SIZE));
  const words = language.documents.resume;
  const data = {
    title: words.title,
    foot: words.page('{page}', '{pages}'),
    paper,
    contacts: [...direct, ...place, ...links],
    summary: summary ?? summaryOf(about),
    photo: portrait ? (owner.portrait?.alt ?? owner.name) : null,
  };
  const pictures = portrait ? { 'photo.jpg': portrait } : {};
  const draw = (sections: readonly ResumeSection[], [density, air]: Layout) =>
    typeset('resume/resume.typ', { ...data, density, air, sections }, content, language, pictures);

  const { sections, leftOut } = await longestThatFits(
    resumeSections(content, language),
    draw,
    most,
  );
  let document = await draw(sections, tightest);
  for (const layout of layouts) {
    const set = await draw(sections, layout);
    if (set.pages > most || !isFull(set)) continue;
    document = set;
    break;
  }
  if (leftOut.length > 0)
    tell(`owner.resume.pages is ${most}: the résumé leaves out ${leftOut.join('; ')}`);
  if (document.pages > most)
    tell(`owner.resume.pages is ${most}: the résumé has ${document.pages}; name fewer sections`);
  return document.pdf();
}
