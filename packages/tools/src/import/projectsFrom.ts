import { purposeOf } from '@portfolio/data/schema/address';
import type { StatedContent } from '@portfolio/data/schema/content';
import { slugify } from '@portfolio/data/values/slug';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { addressableTitles } from './addressableTitles.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The category of projects that state none. */
const UNSORTED = 'Projects';

const sentence = (text: string) => (/[\p{P}]$/u.test(text) ? text : `${text}.`);

/** The description and the highlights, as one text. */
function describe(item: ResumeReader, title: string) {
  const [description, ...highlights] = [
    ...['description', 'summary', 'highlights'].flatMap((name) => item.paragraphs(name)),
    ...item.texts('highlights'),
  ];
  if (description === undefined) {
    item.note('description', 'is missing: the card repeats the title');
    return title;
  }
  return highlights.length === 0
    ? description
    : [description, ...highlights].map(sentence).join(' ');
}

/**
 * The category, in the spelling of its first project. Other projects may spell it differently.
 * @param names the earlier ones, by their form in an address
 */
function categoryOf(item: ResumeReader, names: Map<string, string>) {
  const type = item.text('type') ?? UNSORTED;
  const stated = /[\p{L}\p{N}]/u.test(type) ? type : UNSORTED;
  if (stated !== type) item.note('type', `"${type}" has no letter: the category is "${UNSORTED}"`);
  const name = names.get(slugify(stated)) ?? stated.replace(/^./su, (first) => first.toUpperCase());
  names.set(slugify(stated), name);
  return name;
}

/** The pieces of work. A title whose address is taken gets a number. */
export function readProjects(
  resume: ResumeReader,
  takenTitles?: readonly string[],
): StatedContent['projects'] {
  const titleOf = addressableTitles('Project', takenTitles);
  const categoryNames = new Map<string, string>();
  return resume.items('projects').map((item) => {
    const title = titleOf(item);
    const url = item.url('url', 'website');
    const code = item.url('repository');
    const isCode = !code && url && purposeOf(url) === 'code';
    return {
      title,
      description: describe(item, title),
      ...item.period(),
      ...withoutEmpty({
        client: item.text('entity'),
        roles: item.texts('roles'),
        codeUrl: isCode ? url : code,
        demoUrl: isCode ? undefined : url,
      }),
      technologies: ['keywords', 'technologies'].flatMap((name) => item.texts(name)),
      category: categoryOf(item, categoryNames),
    };
  });
}
