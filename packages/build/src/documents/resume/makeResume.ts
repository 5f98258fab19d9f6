import type { Content } from '@portfolio/data/schema/content';
import { summaryOf } from '@portfolio/data/shown/summary';
import type { Language } from '@portfolio/words';
import { portraitJpeg } from '../pictures/portrait.ts';
import { type Typeset, typeset } from '../typst/typeset.ts';
import { contactsOf } from '../vCard/contacts.ts';
import { type ResumeSection, resumeSections, sectionNamesOf } from './resumeSections.ts';
import { type Version, versionsOf } from './shorten.ts';

/** The shorter one first: what doesn't fit there isn't tried on the other. */
const papers = ['us-letter', 'a4'] as const;

/** The paper that a résumé is printed on. */
export type Paper = (typeof papers)[number];

/** Factors for the size of text and for the space between parts, which may shrink more than the text. */
type Layout = readonly [scale: number, spacing: number];

const tightest: Layout = [0.91, 0.91 ** 4];

/** In order of preference. If the last page is nearly empty, smaller layouts are tried first, and then larger ones. */
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

/** Takes a message for the owner, such as one about a thing that had no room. */
export type Report = (message: string) => void;

/** The photo's size on paper at 300 dpi, in px. */
const PHOTO_SIZE = 330;

/**
 * The longest version that fits the pages of every paper in the tightest layout, or else the shortest version. So all
 * papers have the same facts.
 */
async function longestThatFits(
  sections: readonly ResumeSection[],
  draw: (sections: readonly ResumeSection[], layout: Layout, paper: Paper) => Promise<Typeset>,
  most: number,
): Promise<Version> {
  const versions = versionsOf(sections);
  let [low, high] = [0, Number.isFinite(most) ? versions.length - 1 : 0];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { sections } = versions[middle] ?? versions[0];
    let fits = true;
    for (const paper of papers) fits &&= (await draw(sections, tightest, paper)).pages <= most;
    if (fits) high = middle;
    else low = middle + 1;
  }
  return versions[low] ?? versions[0];
}

/** The document in the first layout that fills its last page well, or else in the tightest one. */
async function fitLayout(draw: (layout: Layout) => Promise<Typeset>, most: number) {
  for (const layout of layouts) {
    const document = await draw(layout);
    if (document.pages <= most && isFull(document)) return document;
  }
  return draw(tightest);
}

/**
 * The résumé as a PDF.
 * @param filesFolder holds the portrait
 * @param report gets a message about what had no room if the owner limits the number of pages
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makeResume(
  content: Content,
  language: Language,
  paper: Paper,
  filesFolder: string,
  report: Report = () => {},
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
    label: language.content.labelled('{label}', '').trimEnd(),
    contacts: [[...direct, ...place], links].filter((row) => row.length > 0),
    summary: summary ?? summaryOf(about),
    photo: portrait ? (owner.portrait?.alt ?? owner.name) : null,
  };
  const pictures = portrait ? { 'photo.jpg': portrait } : {};
  const draw = (sections: readonly ResumeSection[], [scale, spacing]: Layout, on = paper) =>
    typeset(
      'resume/resume.typ',
      { ...data, paper: on, scale, spacing, sections },
      content,
      language,
      pictures,
    );

  const { sections, leftOut } = await longestThatFits(
    resumeSections(content, language),
    draw,
    most,
  );
  const document = await fitLayout((layout) => draw(sections, layout), most);
  if (leftOut.length > 0)
    report(`owner.resume.pages is ${most}: the résumé leaves out ${leftOut.join('; ')}`);
  if (document.pages > most)
    report(`owner.resume.pages is ${most}: the résumé has ${document.pages}; name fewer sections`);
  return document.pdf();
}
