import { withoutScheme } from '@portfolio/data/contactDetails';
import {
  drawnUntil,
  formatPeriod,
  monthsBetween,
  monthsOf,
  presentOf,
} from '@portfolio/data/dates';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type PageName, pageWords } from '@portfolio/data/pages';
import { joinCategories, selectedProjects } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import { distinctSkills } from '@portfolio/data/skills';
import { statedOnly } from '@portfolio/data/unstated';
import { codeOf } from '../card/qrCode.ts';
import { MissingGlyphsError } from '../typst/MissingGlyphsError.ts';
import { typesetFitting } from '../typst/typeset.ts';
import { portraitJpeg } from './portrait.ts';
import { toPng } from './toPng.ts';

/** The layout of a preview, and what it shows. */
type Statement = { layout: string } & Record<string, unknown>;

/** As many as the picture has room for. */
const MOST_POSITIONS = 3;
const MOST_SKILLS = 6;

/** The portrait in the preview of the first page, in px: twice what it is drawn with. */
const PORTRAIT_SIZE = 296;

/** The results of the owner's best projects, those with a figure first. */
function resultsOf(content: Content) {
  return selectedProjects(joinCategories(content))
    .flatMap(({ title, result, figure, color }) =>
      result ? [{ title, result, figure, color }] : [],
    )
    .toSorted((a, b) => Number(b.figure !== undefined) - Number(a.figure !== undefined));
}

/** The skills that most projects use. */
function skillsOf({ skillCategories, projects }: Content) {
  const uses = (name: string) =>
    projects.filter(({ technologies }) => technologies.includes(name)).length;
  return distinctSkills(skillCategories)
    .map(({ name, proficiency, color }) => ({ name, proficiency, color, count: uses(name) }))
    .toSorted((a, b) => b.count - a.count || (b.proficiency ?? 0) - (a.proficiency ?? 0))
    .slice(0, MOST_SKILLS)
    .map(({ count, ...skill }) => ({
      ...skill,
      used: count > 0 ? `in ${count} of ${projects.length} projects` : '',
    }));
}

/** Positions on an axis from 0 to 1. */
function positionsOf({ experience, site }: Content) {
  const present = presentOf(experience, site.copyrightYear);
  const newest = experience.slice(0, MOST_POSITIONS);
  const months = newest.map(({ start, end }) => monthsOf(start, drawnUntil(end, present)));
  const first = months.map((each) => each.first).toSorted()[0] ?? present;
  const end =
    months
      .map((each) => each.last)
      .toSorted()
      .at(-1) ?? present;
  const at = (month: string) => (monthsBetween(first, month) - 1) / monthsBetween(first, end);
  return newest
    .map(({ company, companyColor, start, end: until }, index) => ({
      name: company,
      color: companyColor,
      when: formatPeriod(start, until),
      from: at(months[index]?.first ?? first),
      to: at(months[index]?.last ?? end) + 1 / monthsBetween(first, end),
    }))
    .toReversed();
}

function statementOf(content: Content, page: PageName, heading: string): Statement {
  const { about, owner, experience, degrees, certifications, contactBanner, availability } =
    content;
  const results = resultsOf(content);
  const [degree] = degrees;
  const [figure] = experience.flatMap(({ figures = [] }) => figures);
  const bare = { layout: 'heading' };
  switch (page) {
    case 'about':
      return { layout: 'about', text: owner.tagline ?? about.bio[0] ?? '', results };
    case 'projects':
      return results.length > 0 ? { layout: 'projects', results } : bare;
    case 'skills': {
      const skills = skillsOf(content);
      return skills.length > 0 ? { layout: 'skills', skills } : bare;
    }
    case 'experience': {
      const statement = figure && { value: figure.value, text: figure.label };
      return experience.length > 0
        ? { layout: 'experience', positions: positionsOf(content), ...statement }
        : bare;
    }
    case 'education':
      return degree
        ? {
            layout: 'education',
            degree: {
              name: degree.degree,
              note: statedOnly(degree.institution) ?? '',
              when: statedOnly(degree.year) ?? null,
              highlight: degree.highlights[0]?.text ?? null,
            },
            certificates: certifications.map(({ typeColor }) => typeColor),
          }
        : bare;
    case 'contact':
      return {
        layout: 'contact',
        heading: contactBanner?.heading ?? heading,
        text: availability ?? owner.title,
        email: owner.email,
      };
  }
}

/**
 * The preview picture of a link to a page: an Open Graph picture, as PNG. It shows the strongest thing that
 * the page says.
 * @param filesFolder holds the portrait
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makePreview(
  content: Content,
  page: PageName,
  filesFolder: string,
): Promise<Uint8Array> {
  const { owner, pages, site } = content;
  const { path, label, heading } = pageWords(page, pages, owner);
  const address = withoutScheme(path === '/' ? site.url : `${site.url}${path}`);
  const portrait = await portraitJpeg(owner.portrait, filesFolder, PORTRAIT_SIZE);
  const frame = {
    title: `${owner.name} – ${label}`,
    role: owner.title,
    address,
    label: page === 'about' ? '' : label,
    heading,
    portrait: portrait !== undefined,
  };
  const statement = {
    ...statementOf(content, page, heading),
    ...(page === 'contact' && { code: await codeOf(`${site.url}${path}`) }),
  };
  const pictures = portrait && { 'portrait.jpg': portrait };
  const draw = (data: object) =>
    typesetFitting('pictures/preview.typ', { ...frame, ...data }, content, 1, pictures);
  // A preview without a statement is better than no site.
  const document = await draw(statement).catch((error) => {
    if (error instanceof MissingGlyphsError || !(error instanceof OwnerError)) throw error;
    return draw({ layout: 'heading', heading });
  });
  return toPng(document.svg());
}
