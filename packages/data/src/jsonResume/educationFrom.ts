import type { Certification, Degree } from '../schema/education.ts';
import { unstated } from '../unstated.ts';
import { addressableTitles } from './addressableTitles.ts';
import { colorOf } from './looks.ts';
import { readYears } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';
import { stated } from './stated.ts';

const highlight = (icon: string, text: string) => ({ icon, text, color: colorOf(icon) });

/** The dates for reading, or the site's placeholder. */
function yearsOf(item: ResumeReader, field: string): string {
  const years = readYears(item);
  if (!years) item.assume(field, `is missing: the site says "${unstated.date}"`);
  return years ?? unstated.date;
}

function readDegree(item: ResumeReader): Degree {
  const degree = [item.text('studyType'), item.text('area')].filter(Boolean).join(', ');
  if (!degree) item.assume('studyType', 'is missing, and so is area: the site says "Studies"');
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
      ...(score ? [highlight('chart', `Grade: ${score}`)] : []),
      ...item.texts('courses').map((course) => highlight('book', course)),
    ],
  };
}

/** The degrees. */
export const readDegrees = (resume: ResumeReader): Degree[] =>
  resume.items('education').map(readDegree);

function readCertification(item: ResumeReader, titleOf: (name: string) => string): Certification {
  const name = item.text('name', 'title') ?? '';
  // The end next to the date of a certificate is when it expires.
  const end = item.has('date') ? item.take('endDate') : undefined;
  if (end) item.leaveOut('endDate', end, 'the site has the date of the certificate only');
  const duration = yearsOf(item, 'date');
  const title = titleOf(name);
  if (title !== name) item.note('name', `is "${title}" on the site`);
  const provider = item.textOr(unstated.issuer, 'issuer');
  return {
    title,
    provider,
    duration,
    type: 'Certificate',
    typeColor: colorOf('Certificate'),
    skills: [],
    verified: false,
    ...stated({ url: item.url('url') }),
  };
}

/** The certificates. */
export function readCertifications(resume: ResumeReader): Certification[] {
  const titleOf = addressableTitles('Certificate');
  return resume.items('certificates').map((item) => readCertification(item, titleOf));
}
