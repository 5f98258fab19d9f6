import { purposeOf } from '@portfolio/data/schema/address';
import type { StatedContent } from '@portfolio/data/schema/content';
import { isFuture } from '@portfolio/data/validation/crossChecks';
import { slugify } from '@portfolio/data/values/slug';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { addressableTitles } from './addressableTitles.ts';
import { readPeriod } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The category of projects that state none. */
const UNSORTED = 'Projects';

const capitalised = (text: string) => text.replace(/^./su, (first) => first.toUpperCase());

const sentence = (text: string) => (/[\p{P}]$/u.test(text) ? text : `${text}.`);

/** The description and the highlights, as one text. */
function describe(item: ResumeReader, title: string) {
  const [description, ...highlights] = [
    ...item.paragraphs('description'),
    ...item.paragraphs('summary'),
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
 * The category in the spelling of its first project. Other projects may spell it differently.
 * @param names the earlier ones, by their form in an address
 */
function categoryOf(item: ResumeReader, names: Map<string, string>) {
  const stated = item.text('type') ?? UNSORTED;
  const isName = /[\p{L}\p{N}]/u.test(stated);
  if (!isName) item.note('type', `has no letter: the category is "${UNSORTED}"`);
  const type = isName ? stated : UNSORTED;
  const slug = slugify(type);
  const name = names.get(slug) ?? capitalised(type);
  names.set(slug, name);
  return name;
}

/** The dates. Content can't have dates of a project in the future. */
function periodOf(item: ResumeReader, title: string) {
  const period = readPeriod(item);
  if (!period || !isFuture(period.start, Date.now())) return period;
  const why = `because it starts in ${period.start}`;
  item.note('startDate', `${title} has no dates on the site, ${why}`);
  return undefined;
}

/** The pieces of work. A title whose address is taken gets a number. */
export function readProjects(
  resume: ResumeReader,
  takenTitles?: readonly string[],
): StatedContent['projects'] {
  const titleOf = addressableTitles('Project', takenTitles);
  const categoryNames = new Map<string, string>();
  return resume.items('projects', 'name').map((item) => {
    const name = item.text('name') ?? '';
    const title = titleOf(name);
    if (title !== name) item.note('name', `is "${title}" on the site`);
    const category = categoryOf(item, categoryNames);
    const url = item.url('url', 'website');
    const code = item.url('repository');
    const isCode = !code && url && purposeOf(url) === 'code';
    return {
      title,
      description: describe(item, title),
      ...periodOf(item, title),
      ...withoutEmpty({
        client: item.text('entity'),
        roles: item.texts('roles'),
        codeUrl: isCode ? url : code,
        demoUrl: isCode ? undefined : url,
      }),
      technologies: [...item.texts('keywords'), ...item.texts('technologies')],
      category,
    };
  });
}
