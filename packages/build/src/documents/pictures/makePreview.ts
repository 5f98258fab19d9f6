import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { withoutScheme } from '@portfolio/data/shown/contactDetails';
import { type PageName, shownPage, withGreeting } from '@portfolio/data/shown/pages';
import { joinCategories, selectedProjects } from '@portfolio/data/shown/projects';
import { distinctSkills, projectsBySkill } from '@portfolio/data/shown/skills';
import { storyPath } from '@portfolio/data/shown/stories';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { drawnMonths, formatPeriod, monthAt, monthsBetween } from '@portfolio/data/values/dates';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import { slugify } from '@portfolio/data/values/slug';
import type { Language } from '@portfolio/words';
import { labelledFigure } from '../typst/labelledFigure.ts';
import { typeset } from '../typst/typeset.ts';
import { codeOf } from '../vCard/qrCode.ts';
import { portraitJpeg } from './portrait.ts';
import { toPng } from './toPng.ts';

// The picture has room for these.
const MOST_POSITIONS = 3;
const MOST_SKILLS = 6;

/** The size of the portrait for the preview of the first page, in px. It is drawn at half that size. */
const PORTRAIT_SIZE = 296;

/** The results of the owner's best projects, those with a figure first. */
function resultsOf(content: Content, language: Language) {
  return selectedProjects(joinCategories(content))
    .flatMap(({ title, result, figure, color }) =>
      result ? [{ title, result, figure: figure && labelledFigure(figure, language), color }] : [],
    )
    .toSorted((a, b) => Number(b.figure !== undefined) - Number(a.figure !== undefined));
}

/** The skills that most projects use. */
function skillsOf({ skillCategories, projects }: Content, { documents }: Language) {
  const skills = distinctSkills(skillCategories);
  const shown = projectsBySkill(skills, projects);
  return skills
    .map(({ name, proficiency, color }, at) => {
      const count = shown[at]?.length ?? 0;
      return { name, proficiency, color, count };
    })
    .toSorted((a, b) => b.count - a.count || (b.proficiency ?? 0) - (a.proficiency ?? 0))
    .slice(0, MOST_SKILLS)
    .map(({ count, ...skill }) => ({
      ...skill,
      ...(count > 0 && { use: documents.preview.use(count, projects.length) }),
    }));
}

/** The newest positions, with their periods on an axis from 0 to 1. */
function positionsOf({ experience }: Content, language: Language) {
  const present = monthAt(Date.now());
  const newest = experience
    .slice(0, MOST_POSITIONS)
    .map((each) => ({ ...each, ...drawnMonths(each, present) }));
  const months = newest.flatMap(({ first, last }) => [first, last]).toSorted();
  const [start = present] = months;
  const end = months.at(-1) ?? present;
  const at = (months: number) => months / monthsBetween(start, end);
  return newest
    .map(({ title, company, companyColor, first, last, ...period }) => ({
      name: withoutPlaceholder(company) ?? title,
      color: companyColor,
      when: formatPeriod(period.start, period.end, language),
      from: at(monthsBetween(start, first) - 1),
      to: at(monthsBetween(start, last)),
    }))
    .toReversed();
}

/**
 * The statements of the pages with a layout of their own in `preview.typ`. If the content has nothing for one, it is empty.
 * Other pages show their heading and their introduction.
 */
const statements: Partial<Record<PageName, (content: Content, language: Language) => object>> = {
  about: (content, language) => ({
    text: content.owner.tagline ?? content.about.bio[0] ?? '',
    results: resultsOf(content, language),
  }),
  projects: (content, language) => ({ results: resultsOf(content, language) }),
  skills: (content, language) => ({ skills: skillsOf(content, language) }),
  experience(content, language) {
    const [figure] = content.experience.flatMap(({ figures = [] }) => figures);
    const positions = positionsOf(content, language);
    return { positions, ...(figure && { value: figure.value, text: figure.label }) };
  },
  education: ({ degrees: [degree], certifications }, { documents }) => ({
    name: degree?.degree,
    note: withoutPlaceholder(degree?.institution) ?? '',
    when: withoutPlaceholder(degree?.year),
    highlight: degree?.highlights[0]?.text,
    certificates: certifications.map(({ typeColor }) => typeColor),
    noun: documents.preview.certificates(certifications.length),
  }),
  contact: ({ contactBanner, availability, owner }) => ({
    ...(contactBanner && { heading: contactBanner.heading }),
    text: availability ?? owner.title,
    email: withoutPlaceholder(owner.email),
  }),
};

/** The texts that all previews have. */
interface Frame {
  /** The path of the page. */
  path: string;
  /** The page's name in the navigation. */
  label: string;
  heading: string;
}

/** Draws a preview: the statement in the layout of its page, with the frame that all have. */
async function draw(
  content: Content,
  language: Language,
  { path, label, heading }: Frame,
  statement: { page: PageName | 'story' | 'other' },
  filesFolder: string,
): Promise<Uint8Array> {
  const { owner, site } = content;
  const portrait = await portraitJpeg(owner.portrait, filesFolder, PORTRAIT_SIZE);
  const data = {
    kind: label,
    address: withoutScheme(path === '/' ? site.url : `${site.url}${path}`),
    label: path === '/' ? '' : label,
    heading,
    portrait: portrait !== undefined,
    ...statement,
  };
  const pictures = portrait && { 'portrait.jpg': portrait };
  const document = await typeset('pictures/preview.typ', data, content, language, pictures);
  return toPng(document.svg());
}

/**
 * The preview of a link to a page, an Open Graph picture as PNG. It shows the strongest thing that the page says.
 * @param filesFolder holds the portrait
 * @throws MissingGlyphsError if no font has a character of a text
 */
export async function makePreview(
  content: Content,
  language: Language,
  page: PageName,
  filesFolder: string,
): Promise<Uint8Array> {
  const { owner, pages, site } = content;
  const words = shownPage(page, withGreeting(pages, owner, language), owner);
  const code = page === 'contact' && { code: await codeOf(`${site.url}${words.path}`) };
  const own = statements[page]?.(content, language);
  const statement = own ? { page, ...own, ...code } : { page: 'other' as const, text: words.intro };
  return draw(content, language, words, statement, filesFolder);
}

/**
 * The preview of a link to a story: the result of the project and its figure, or else its title.
 * @param filesFolder holds the portrait
 * @throws MissingGlyphsError if no font has a character of a text
 */
export function makeStoryPreview(
  content: ContentWithStories,
  language: Language,
  project: Project,
  filesFolder: string,
): Promise<Uint8Array> {
  const path = storyPath(content, project);
  const { title } = project;
  const heading = content.stories?.files.get(slugify(title))?.story.title ?? title;
  const [shown] = joinCategories({ ...content, projects: [project] });
  const { result = heading, figure, color } = shown ?? {};
  const statement = {
    page: 'story' as const,
    result,
    figure: figure && labelledFigure(figure, language),
    color,
  };
  return draw(content, language, { path, label: title, heading }, statement, filesFolder);
}
