import type { Interest } from '@portfolio/data/schema/about';
import type { StatedContent } from '@portfolio/data/schema/content';
import type { Award, Publication } from '@portfolio/data/schema/education';
import type { Reference } from '@portfolio/data/schema/experience';
import type { ExperienceKind } from '@portfolio/data/shown/experience';
import { isFuture } from '@portfolio/data/validation/crossChecks';
import { monthsOf } from '@portfolio/data/values/dates';
import { placeholder, withoutPlaceholder } from '@portfolio/data/values/placeholders';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { addressableTitles } from './addressableTitles.ts';
import { readPeriod, readYears } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** Titles of internships: 'Data Science Intern', 'Intern, Data Science'; not 'Intern Coordinator'. */
const INTERNSHIP = /\bintern(?:ship)?\s*(?:$|[,(:/]|[–—-]\s)/i;

function readPosition(
  item: ResumeReader,
  employer: [string, string],
  unpaid?: ExperienceKind,
): StatedContent['experience'] {
  const title = item.textOr(placeholder.position, 'position');
  const company = item.textOr(placeholder.employer, ...employer);
  const name = withoutPlaceholder(company) ?? withoutPlaceholder(title);
  const period = readPeriod(item);
  if (!period) {
    item.skip(`${name ?? 'the position'} is left out: the timeline needs a startDate`);
    return [];
  }
  const { start } = period;
  if (isFuture(start, Date.now())) {
    const until = `because it starts in ${start}: mention it in nextStep until then`;
    item.skip(`${name ?? 'the position'} is left out, ${until}`);
    return [];
  }
  const kind = unpaid ?? (INTERNSHIP.test(title) ? ('internship' as const) : undefined);
  return [
    {
      title,
      company,
      ...period,
      description: [...item.paragraphs('summary'), ...item.texts('highlights')],
      skills: item.texts('keywords'),
      ...withoutEmpty({ location: item.text('location'), kind }),
    },
  ];
}

const firstMonthOf = ({ start, end = start }: StatedContent['experience'][number]) =>
  monthsOf(start, end).first;

/** The positions, paid and unpaid, the newest first. */
export function readExperience(resume: ResumeReader): StatedContent['experience'] {
  const positions = [
    // Before version 1 of the schema, the employer's field was `company`.
    ...resume.items('work').flatMap((item) => readPosition(item, ['name', 'company'])),
    ...resume
      .items('volunteer')
      .flatMap((item) => readPosition(item, ['organization', 'organisation'], 'volunteering')),
  ];
  return positions.sort((one, other) => firstMonthOf(other).localeCompare(firstMonthOf(one)));
}

/** The formatted dates, or the site's placeholder. */
function yearsOf(item: ResumeReader, field: 'endDate' | 'date'): string {
  const isMissing = !item.has(field);
  const years = readYears(item, field);
  if (!years && isMissing) item.note(field, `is missing: the site says "${placeholder.date}"`);
  return years ?? placeholder.date;
}

function readDegree(item: ResumeReader): StatedContent['degrees'][number] {
  const degree = [item.text('studyType'), item.text('area')].filter(Boolean).join(', ');
  if (!degree) item.note('studyType', 'is missing, and so is area: the site says "Studies"');
  const institution = item.textOr(placeholder.institution, 'institution');
  const score = item.textOrNumber('score', 'gpa');
  const location = item.text('location') ?? '';
  return {
    degree: degree || 'Studies',
    institution,
    year: yearsOf(item, 'endDate'),
    // Some people write the place in the school's name, too.
    ...withoutEmpty({ location: institution.includes(location) ? '' : location }),
    highlights: [
      ...(score ? [{ text: `Grade: ${score}` }] : []),
      ...item.texts('courses').map((text) => ({ text })),
    ],
  };
}

/** The degrees. */
export const readDegrees = (resume: ResumeReader): StatedContent['degrees'] =>
  resume.items('education').map(readDegree);

function readCertification(
  item: ResumeReader,
  titleOf: (name: string) => string,
): StatedContent['certifications'][number] {
  const name = item.text('name', 'title') ?? '';
  const duration = yearsOf(item, 'date');
  const title = titleOf(name);
  if (title !== name) item.note('name', `is "${title}" on the site`);
  const provider = item.textOr(placeholder.issuer, 'issuer');
  return {
    title,
    provider,
    duration,
    type: 'Certificate',
    skills: [],
    verified: false,
    ...withoutEmpty({ url: item.url('url') }),
  };
}

/** The certificates. */
export function readCertifications(resume: ResumeReader): StatedContent['certifications'] {
  const titleOf = addressableTitles('Certificate');
  return resume.items('certificates').map((item) => readCertification(item, titleOf));
}

/**
 * The facts that publications and awards share, besides who gave it. An entry without a title is left out, with a
 * note.
 */
function readCredit<By extends object>(
  item: ResumeReader,
  by: By,
  titles: readonly string[],
  dateName: string,
) {
  const text = item.text('summary');
  const title = item.text(...titles) ?? text;
  if (title === undefined) {
    item.skip('is left out, because it has no title');
    return [];
  }
  const facts = {
    date: item.date(dateName),
    description: text === title ? undefined : text,
    url: item.url('url', 'website'),
  };
  return [{ title, ...withoutEmpty({ ...by, ...facts }) }];
}

/** The publications, in the order of the résumé. */
export const readPublications = (resume: ResumeReader): Publication[] =>
  resume.items('publications', 'name').flatMap((item) => {
    const publisher = item.text('publisher');
    return readCredit(item, { publisher }, ['name', 'title'], 'releaseDate');
  });

/** The awards, in the order of the résumé. */
export const readAwards = (resume: ResumeReader): Award[] =>
  resume.items('awards', 'title').flatMap((item) => {
    const awarder = item.text('awarder');
    return readCredit(item, { awarder }, ['title', 'name'], 'date');
  });

/** The interests. Without a name, the first keyword is the name. */
export const readInterests = (resume: ResumeReader): Interest[] =>
  resume.items('interests', 'name').flatMap((item) => {
    const description = item.text('summary');
    const [name, ...keywords] = [item.text('name') ?? [], item.texts('keywords')].flat();
    if (name !== undefined) return [{ name, ...withoutEmpty({ keywords, description }) }];
    item.skip('is left out, because it has no name');
    return [];
  });

/** The references. */
export const readReferences = (resume: ResumeReader): Reference[] =>
  resume.items('references', 'reference').map((item) => ({
    name: item.textOr(placeholder.referee, 'name'),
    ...withoutEmpty({ text: item.text('reference') }),
  }));
