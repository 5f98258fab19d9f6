import type { Project, ProjectCategory } from '../schema/project.ts';
import { slugify } from '../slug.ts';
import { addressableTitle } from './addressableTitle.ts';
import { colorOf, gradientOf, projectIconOf } from './looks.ts';
import { isCodeHost } from './places.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The category of projects that state none. */
const UNSORTED = 'Projects';

const capitalised = (text: string) => {
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}`;
};

const sentence = (text: string) => (/[\p{P}]$/u.test(text) ? text : `${text}.`);

/** The description and what stood out, as one text. */
function describe(item: ResumeReader, title: string) {
  const [description, ...highlights] = [
    ...item.paragraphs('description'),
    ...item.paragraphs('summary'),
    ...item.texts('highlights'),
  ];
  if (description === undefined) {
    item.assume('description', 'is missing: the card says the title again');
    return title;
  }
  return highlights.length === 0
    ? description
    : [description, ...highlights].map(sentence).join(' ');
}

/** The category as an earlier project writes it, which it may differ from in signs and capitals. */
function categoryOf(item: ResumeReader, earlier: readonly Project[]) {
  const type = item.text('type') ?? UNSORTED;
  if (!/[\p{L}\p{N}]/u.test(type)) {
    item.assume('type', `has no letter: the category is "${UNSORTED}"`);
    return UNSORTED;
  }
  const same = earlier.find(({ category }) => slugify(category) === slugify(type));
  return same?.category ?? (item.isOwnExport ? type : capitalised(type));
}

/** The pieces of work. */
export function readProjects(resume: ResumeReader): Project[] {
  const projects: Project[] = [];
  for (const item of resume.items('projects')) {
    const name = item.text('name') ?? '';
    const taken = new Set(projects.map((project) => slugify(project.title)));
    const title = addressableTitle(name, 'Project', (each) => taken.has(slugify(each)));
    if (title !== name) item.note('name', `is "${title}" on the site`);
    const category = categoryOf(item, projects);
    const url = item.url('url', 'website');
    projects.push({
      title,
      description: describe(item, title),
      technologies: item.texts('keywords'),
      ...(url && { [isCodeHost(url) ? 'githubUrl' : 'demoUrl']: url }),
      icon: projectIconOf(category),
      gradient: gradientOf(category),
      category,
    });
  }
  return projects;
}

/** The look of each category that a project is in. */
export const describeCategories = (projects: readonly Project[]): ProjectCategory[] =>
  [...new Set(projects.map(({ category }) => category))].map((name) => ({
    name,
    color: colorOf(name),
    emoji: projectIconOf(name),
    blurb: name === UNSORTED ? 'What I have worked on' : `Of the kind ${name}`,
  }));
