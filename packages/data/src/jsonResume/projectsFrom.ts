import * as v from 'valibot';
import { purposeOf } from '../address.ts';
import { type Project, type ProjectCategory, resultSchema } from '../schema/project.ts';
import { slugify } from '../slug.ts';
import { addressableTitles } from './addressableTitles.ts';
import { colorOf, drawingOf, emojiOf, gradientOf } from './looks.ts';
import { readPeriod } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';
import { stated } from './stated.ts';

/** The category of projects that state none. */
const UNSORTED = 'Projects';

const capitalised = (text: string) => text.replace(/^./su, (first) => first.toUpperCase());

const sentence = (text: string) => (/[\p{P}]$/u.test(text) ? text : `${text}.`);

/** The description and the highlights, as one text. */
function describe(item: ResumeReader, title: string, others: readonly string[]) {
  const [description, ...highlights] = [
    ...item.paragraphs('description'),
    ...item.paragraphs('summary'),
    ...others,
  ];
  if (description === undefined) {
    item.assume('description', 'is missing: the card repeats the title');
    return title;
  }
  return highlights.length === 0
    ? description
    : [description, ...highlights].map(sentence).join(' ');
}

/**
 * The category as the first project writes it, which this one may differ from in signs and capitals.
 * @param names the earlier ones, by their form in an address
 */
function categoryOf(item: ResumeReader, names: Map<string, string>) {
  const stated = item.text('type') ?? UNSORTED;
  const isName = /[\p{L}\p{N}]/u.test(stated);
  if (!isName) item.assume('type', `has no letter: the category is "${UNSORTED}"`);
  const type = isName ? stated : UNSORTED;
  const slug = slugify(type);
  const name = names.get(slug) ?? (item.isOwnExport ? type : capitalised(type));
  names.set(slug, name);
  return name;
}

/**
 * The result, and the other highlights. The site's own résumés state the result first; others mix it with
 * the rest.
 */
function readHighlights(item: ResumeReader) {
  const others = item.texts('highlights');
  const isResult = item.isOwnExport && v.is(resultSchema, others[0]);
  return { result: isResult ? others.shift() : undefined, others };
}

/** The pieces of work. */
export function readProjects(resume: ResumeReader): Project[] {
  const titleOf = addressableTitles('Project');
  const categoryNames = new Map<string, string>();
  return resume.items('projects', 'name').map((item) => {
    const name = item.text('name') ?? '';
    const title = titleOf(name);
    if (title !== name) item.note('name', `is "${title}" on the site`);
    const category = categoryOf(item, categoryNames);
    const url = item.url('url', 'website');
    const code = item.url('repository');
    const isCode = !code && url && purposeOf(url) === 'code';
    const { result, others } = readHighlights(item);
    return {
      title,
      description: describe(item, title, others),
      ...readPeriod(item),
      ...stated({
        result,
        client: item.text('entity'),
        roles: item.texts('roles'),
        codeUrl: isCode ? url : code,
        demoUrl: isCode ? undefined : url,
      }),
      technologies: [...item.texts('keywords'), ...item.texts('technologies')],
      icon: drawingOf(category),
      gradient: gradientOf(category),
      category,
    };
  });
}

/** The look of each category that a project is in. */
export const describeCategories = (projects: readonly Project[]): ProjectCategory[] =>
  [...new Set(projects.map(({ category }) => category))].map((name) => ({
    name,
    color: colorOf(name),
    emoji: emojiOf(name),
    blurb: name === UNSORTED ? 'What I have worked on' : `Projects of the kind ${name}`,
  }));
