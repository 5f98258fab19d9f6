import type { StatedContent } from '@portfolio/data/schema/content';
import { stated } from '@portfolio/data/stated';
import { unstated } from '@portfolio/data/unstated';
import { addressableTitles } from './addressableTitles.ts';
import { readYears } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The dates for reading, or the site's placeholder. */
function yearsOf(item: ResumeReader, field: 'endDate' | 'date'): string {
  const isMissing = !item.has(field);
  const years = readYears(item, field);
  if (!years && isMissing) item.note(field, `is missing: the site says "${unstated.date}"`);
  return years ?? unstated.date;
}

function readDegree(item: ResumeReader): StatedContent['degrees'][number] {
  const degree = [item.text('studyType'), item.text('area')].filter(Boolean).join(', ');
  if (!degree) item.note('studyType', 'is missing, and so is area: the site says "Studies"');
  const institution = item.textOr(unstated.institution, 'institution');
  const score = item.textOrNumber('score', 'gpa');
  const location = item.text('location') ?? '';
  return {
    degree: degree || 'Studies',
    institution,
    year: yearsOf(item, 'endDate'),
    // Some name the place with the school, too.
    ...stated({ location: institution.includes(location) ? '' : location }),
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
  const provider = item.textOr(unstated.issuer, 'issuer');
  return {
    title,
    provider,
    duration,
    type: 'Certificate',
    skills: [],
    verified: false,
    ...stated({ url: item.url('url') }),
  };
}

/** The certificates. */
export function readCertifications(resume: ResumeReader): StatedContent['certifications'] {
  const titleOf = addressableTitles('Certificate');
  return resume.items('certificates').map((item) => readCertification(item, titleOf));
}
