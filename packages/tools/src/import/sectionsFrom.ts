import type { Interest } from '@portfolio/data/schema/about';
import type { StatedContent } from '@portfolio/data/schema/content';
import type { Award, Publication } from '@portfolio/data/schema/education';
import type { Reference } from '@portfolio/data/schema/experience';
import { byRecency } from '@portfolio/data/values/dates';
import { placeholder } from '@portfolio/data/values/placeholders';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { addressableTitles } from './addressableTitles.ts';
import type { ResumeReader } from './resumeReader.ts';

type Position = StatedContent['experience'][number];

function readPosition(
  item: ResumeReader,
  employer: [string, string],
  kind?: Position['kind'],
): Position[] {
  const period = item.period();
  if (!period) {
    item.note('', 'is left out: the timeline needs a start date in the past');
    return [];
  }
  return [
    {
      title: item.textOr(placeholder.position, 'position'),
      company: item.textOr(placeholder.employer, ...employer),
      ...period,
      // Some people write the highlights as one text.
      description: ['summary', 'highlights']
        .flatMap((name) => item.paragraphs(name))
        .concat(item.texts('highlights')),
      skills: ['keywords', 'technologies'].flatMap((name) => item.texts(name)),
      ...withoutEmpty({ location: item.text('location'), kind }),
    },
  ];
}

/** The positions, paid and unpaid, the newest first. */
export function readExperience(resume: ResumeReader): Position[] {
  const positions = [
    // Before version 1 of the schema, the employer's field was `company`.
    ...resume.items('work').flatMap((item) => readPosition(item, ['name', 'company'])),
    ...resume
      .items('volunteer')
      .flatMap((item) => readPosition(item, ['organization', 'organisation'], 'volunteering')),
  ];
  return positions.sort(byRecency);
}

function readDegree(item: ResumeReader): StatedContent['degrees'][number] {
  const degree = [item.text('studyType', 'degree'), item.text('area', 'field')]
    .filter(Boolean)
    .join(', ');
  if (!degree) item.note('studyType', 'is missing, and so is area: the site says "Studies"');
  const score = item.text('score', 'gpa');
  return {
    degree: degree || 'Studies',
    institution: item.textOr(placeholder.institution, 'institution', 'university', 'school'),
    year: item.years('endDate'),
    ...withoutEmpty({ location: item.text('location') }),
    highlights: [...(score ? [`Grade: ${score}`] : []), ...item.texts('courses')].map((text) => ({
      text,
    })),
  };
}

/** The degrees. */
export const readDegrees = (resume: ResumeReader): StatedContent['degrees'] =>
  resume.items('education').map(readDegree);

/** The certificates. */
export function readCertifications(resume: ResumeReader): StatedContent['certifications'] {
  const titleOf = addressableTitles('Certificate');
  return resume.items('certificates').map((item) => ({
    title: titleOf(item),
    provider: item.textOr(placeholder.issuer, 'issuer'),
    duration: item.years('date'),
    type: 'Certificate',
    skills: [],
    verified: false,
    ...withoutEmpty({ url: item.url('url') }),
  }));
}

/** The facts that publications and awards share, besides who gave it. Without a title, there is no entry. */
function readCredit(item: ResumeReader, titles: readonly string[], by: string, dateName: string) {
  const title = item.text(...titles);
  if (title === undefined) return [];
  const facts = {
    [by]: item.text(by),
    date: item.date(dateName),
    description: item.text('summary'),
    url: item.url('url', 'website'),
  };
  return [{ title, ...withoutEmpty(facts) }];
}

/** The publications, in the order of the résumé. */
export const readPublications = (resume: ResumeReader): Publication[] =>
  resume
    .items('publications')
    .flatMap((item) => readCredit(item, ['name', 'title'], 'publisher', 'releaseDate'));

/** The awards, in the order of the résumé. */
export const readAwards = (resume: ResumeReader): Award[] =>
  resume.items('awards').flatMap((item) => readCredit(item, ['title', 'name'], 'awarder', 'date'));

/** The interests. Without a name, the first keyword is the name. */
export const readInterests = (resume: ResumeReader): Interest[] =>
  resume.items('interests').flatMap((item) => {
    const [name, ...keywords] = [item.text('name') ?? [], item.texts('keywords')].flat();
    if (name === undefined) return [];
    return [{ name, ...withoutEmpty({ keywords, description: item.text('summary') }) }];
  });

/** The references. */
export const readReferences = (resume: ResumeReader): Reference[] =>
  resume.items('references').map((item) => ({
    name: item.textOr(placeholder.referee, 'name'),
    ...withoutEmpty({ text: item.text('reference') }),
  }));
