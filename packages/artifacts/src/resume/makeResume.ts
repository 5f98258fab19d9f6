import type { Content } from '@portfolio/data/schema/content';
import { summaryOf } from '@portfolio/data/summary';
import type { Language } from '@portfolio/words';
import { contactsOf } from '../contacts.ts';
import { portraitJpeg } from '../pictures/portrait.ts';
import { type Typeset, typeset } from '../typst/typeset.ts';
import { type ResumeSection, resumeSections, sectionNamesOf } from './resumeSections.ts';
import { type Version, versionsOf } from './shorten.ts';

/** The paper that a résumé is printed on. */
export type Paper = 'a4' | 'us-letter';

/** The scale of texts: somewhat smaller, or larger, where a last page would be nearly empty. */
const densities = [1, 0.97, 0.94, 0.91, 1.03, 1.06, 1.09];

/** The scale of the space between parts: loose where there is room for it. */
const airs = [1.3, 1.15, 1];

/** Whether the last page is at least a third full. */
const isFull = ({ pages, query }: Typeset) => pages === 1 || Number(query('end')[0]) > 1 / 3;

/** A result for the owner, such as a thing that had no room. */
export type Tell = (message: string) => void;

/** As large as it is drawn on paper, at 300 dots an inch, in px. */
const PHOTO_SIZE = 330;

/** Sets a résumé with texts and spaces of these scales. */
type Draw = (density: number, air: number) => Promise<Typeset>;

/** Spaces shrink more than texts. */
const tightAir = (density: number) => density ** 4;

/** The longest version whose tightest setting has few enough pages, or else the shortest. */
async function longestThatFits(
  sections: readonly ResumeSection[],
  draw: (sections: readonly ResumeSection[]) => Draw,
  most: number,
): Promise<Version> {
  const versions = versionsOf(sections);
  if (!Number.isFinite(most)) return versions[0];
  const density = Math.min(...densities);
  let [low, high] = [0, versions.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { sections } = versions[middle] ?? versions[0];
    const { pages } = await draw(sections)(density, tightAir(density));
    if (pages <= most) high = middle;
    else low = middle + 1;
  }
  return versions[low] ?? versions[0];
}

/** Sets the résumé so that its last page isn't nearly empty, and as loosely as it may be. */
async function setWell(draw: Draw, most: number): Promise<Typeset> {
  const isGood = (document: Typeset) => isFull(document) && document.pages <= most;
  const usual = await draw(1, 1);
  if (isGood(usual)) return usual;
  for (const density of densities) {
    const tight = await draw(density, tightAir(density));
    if (!isGood(tight)) continue;
    for (const air of airs) {
      const loose = await draw(density, air);
      if (isGood(loose) && loose.pages === tight.pages) return loose;
    }
    return tight;
  }
  return usual;
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
  const draw = (sections: readonly ResumeSection[]) => (density: number, air: number) =>
    typeset('resume/resume.typ', { ...data, density, air, sections }, content, language, pictures);
  const { sections, leftOut } = await longestThatFits(
    resumeSections(content, language),
    draw,
    most,
  );
  const document = await setWell(draw(sections), most);
  if (leftOut.length > 0)
    tell(`owner.resume.pages is ${most}: the résumé leaves out ${leftOut.join('; ')}`);
  if (document.pages > most)
    tell(`owner.resume.pages is ${most}: the résumé has ${document.pages}; name fewer sections`);
  return document.pdf();
}
