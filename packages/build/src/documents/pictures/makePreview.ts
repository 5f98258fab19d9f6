import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { caseStudyPath } from '@portfolio/data/shown/caseStudies';
import { withoutScheme } from '@portfolio/data/shown/contactDetails';
import { type PageName, shownPage, withGreeting } from '@portfolio/data/shown/pages';
import { joinCategories, selectedProjects } from '@portfolio/data/shown/projects';
import { byUse, describeUse, distinctSkills, projectsBySkill } from '@portfolio/data/shown/skills';
import { joined } from '@portfolio/data/values/placeholders';
import { slugify } from '@portfolio/data/values/slug';
import type { Language } from '@portfolio/words';
import { labelledFigure } from '../typst/labelledFigure.ts';
import { typeset } from '../typst/typeset.ts';
import { portraitJpeg } from './portrait.ts';
import { toPng } from './toPng.ts';

/** More would have small labels. */
const MOST_SKILLS = 5;

/** The size of the portrait, in px. It is drawn at half that size. */
const PORTRAIT_SIZE = 128;

/** The strongest thing that a page says. */
interface Statement {
  finding: string;
  /** Large, above the finding that explains it. */
  number?: string;
  note?: string | undefined;
  /** How the figure was measured. */
  method?: string | undefined;
  /** What `labelled` in `marks.typ` draws. */
  figure?: object | undefined;
  /** The colour of the number and of the owner's marks in the figure. */
  color?: string;
}

/** The results of the owner's best projects, those with a figure first. */
const resultsOf = (content: Content, language: Language): Statement[] =>
  selectedProjects(joinCategories(content))
    .flatMap(({ result, figure, color }) =>
      result
        ? [{ finding: result, figure: figure && labelledFigure(figure, language), color }]
        : [],
    )
    .toSorted((a, b) => Number(b.figure !== undefined) - Number(a.figure !== undefined));

/** The skills that most projects use. The length of a bar is the number of projects. */
function mostUsed(
  { skillCategories, projects }: Content,
  language: Language,
): Statement | undefined {
  const skills = distinctSkills(skillCategories);
  const shown = projectsBySkill(skills, projects);
  const usedBy = new Map(skills.map(({ name }, at) => [name, shown[at] ?? []]));
  const values = byUse(skills, ({ name }) => usedBy.get(name))
    .map(({ name, color }) => ({ name, color, value: usedBy.get(name)?.length ?? 0 }))
    .filter(({ value }) => value > 0)
    .slice(0, MOST_SKILLS)
    .map((skill, at) => ({ ...skill, ours: at === 0 }));
  const [first] = values;
  const labels = values.map(({ name, value, ours }) => ({ value: `${value}`, text: name, ours }));
  return (
    first && {
      finding: language.content.labelled(
        first.name,
        describeUse(first.value, projects.length, language),
      ),
      figure: { kind: 'comparison', values, labels },
      color: first.color,
    }
  );
}

/** The statements of pages. Pages without one show their heading and their introduction. */
const statements: Partial<
  Record<PageName, (content: Content, language: Language) => Statement | undefined>
> = {
  about: (content, language) => resultsOf(content, language)[0],
  // Links to the first page and to this one don't look the same.
  projects(content, language) {
    const [first, second = first] = resultsOf(content, language);
    return second;
  },
  skills: mostUsed,
  experience({ experience }, { formats }) {
    const [first] = experience.flatMap(({ figures = [], title, company, companyColor }) =>
      figures.map(({ value, label }) => ({
        number: value,
        finding: label,
        note: joined(formats.comma, [title, company]),
        color: companyColor,
      })),
    );
    return first;
  },
  education: ({ degrees: [degree] }, { formats }) =>
    degree && {
      finding: degree.degree,
      note: joined(formats.comma, [degree.institution, degree.year]),
    },
};

/** Draws a preview: the owner, the statement, and the page's address and label. */
async function draw(
  content: Content,
  language: Language,
  { path, label }: { path: string; label: string },
  statement: Statement,
  filesFolder: string,
): Promise<Uint8Array> {
  const { owner, site } = content;
  const portrait = await portraitJpeg(owner.portrait, filesFolder, PORTRAIT_SIZE);
  const data = {
    kind: label,
    address: withoutScheme(path === '/' ? site.url : `${site.url}${path}`),
    label: path === '/' ? '' : label,
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
  const { owner, pages } = content;
  const words = shownPage(page, withGreeting(pages, owner, language), owner);
  const statement = statements[page]?.(content, language);
  const { heading, intro } = words;
  return draw(
    content,
    language,
    words,
    statement ?? { finding: heading, note: intro },
    filesFolder,
  );
}

/**
 * The preview of a link to a case study: the result of the project and its figure, or else its title.
 * @param filesFolder holds the portrait
 * @throws MissingGlyphsError if no font has a character of a text
 */
export function makeCaseStudyPreview(
  content: ContentWithCaseStudies,
  language: Language,
  project: Project,
  filesFolder: string,
): Promise<Uint8Array> {
  const path = caseStudyPath(content, project);
  const { title } = project;
  const heading = content.caseStudies?.files.get(slugify(title))?.caseStudy.title ?? title;
  const [statement] = resultsOf({ ...content, projects: [project] }, language);
  return draw(
    content,
    language,
    { path, label: title },
    // People also download this picture of the figure.
    statement ? { ...statement, method: project.figure?.method } : { finding: heading },
    filesFolder,
  );
}
