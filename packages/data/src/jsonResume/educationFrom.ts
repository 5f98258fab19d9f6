import { endsBeforeStart, formatDate, formatPeriod } from '../dates.ts';
import type { Certification, Degree } from '../schema/education.ts';
import { slugify } from '../slug.ts';
import { unstated } from '../unstated.ts';
import { addressableTitle } from './addressableTitle.ts';
import { colorOf } from './looks.ts';
import type { ResumeReader } from './resumeReader.ts';

const highlight = (icon: string, text: string) => ({ icon, text, color: colorOf(icon) });

/** The dates of a degree: '2011–2014', 'Jul 2014', 'Since 2011'. */
function yearsOf(item: ResumeReader) {
  const start = item.date('startDate');
  const end = item.date('endDate');
  if (start && end) {
    return endsBeforeStart(start, end) ? formatPeriod(end, start) : formatPeriod(start, end);
  }
  if (end) return formatDate(end);
  if (start) return end === null ? formatDate(start) : `Since ${formatDate(start)}`;
  item.assume('endDate', `is missing: the site says "${unstated.date}"`);
  return unstated.date;
}

function readDegree(item: ResumeReader): Degree {
  const degree = [item.text('studyType'), item.text('area')].filter(Boolean).join(', ');
  if (!degree) item.assume('studyType', 'is missing, and so is area: the site says "Studies"');
  const institution = item.textOr(unstated.institution, 'institution');
  const score = item.textOrNumber('score', 'gpa');
  return {
    degree: degree || 'Studies',
    institution,
    year: yearsOf(item),
    highlights: [
      ...(score ? [highlight('📈', `Grade: ${score}`)] : []),
      ...item.texts('courses').map((course) => highlight('📘', course)),
    ],
  };
}

/** The degrees. */
export const readDegrees = (resume: ResumeReader): Degree[] =>
  resume.items('education').map(readDegree);

function readCertification(item: ResumeReader, earlier: readonly Certification[]): Certification {
  const name = item.text('name', 'title') ?? '';
  const date = item.date('date');
  const url = item.url('url');
  const isTaken = (title: string) => earlier.some((each) => slugify(each.title) === slugify(title));
  const title = addressableTitle(name, 'Certificate', isTaken);
  if (title !== name) item.note('name', `is "${title}" on the site`);
  const provider = item.textOr(unstated.issuer, 'issuer');
  if (!date) item.assume('date', `is missing: the site says "${unstated.date}"`);
  return {
    title,
    provider,
    duration: date ? formatDate(date) : unstated.date,
    type: 'Certificate',
    typeColor: colorOf('Certificate'),
    skills: [],
    verified: false,
    ...(url && { url }),
  };
}

/** The certificates. */
export function readCertifications(resume: ResumeReader): Certification[] {
  const certifications: Certification[] = [];
  for (const item of resume.items('certificates')) {
    certifications.push(readCertification(item, certifications));
  }
  return certifications;
}
