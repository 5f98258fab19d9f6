import type { Experience } from '../schema/experience.ts';
import { colorOf, initialsOf } from './looks.ts';
import { toMonth } from './resumeMonth.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The badge of unpaid work. */
export const VOLUNTEER = 'Volunteer';

const FIRST_MONTH = 1;
const LAST_MONTH = 12;

/** The first and last month; undefined when neither is stated. What had to be assumed is noted. */
function readPeriod(item: ResumeReader): Pick<Experience, 'start' | 'end'> | undefined {
  const first = item.date('startDate');
  const last = item.date('endDate');
  if (first && !first.month) item.assume('startDate', 'has no month: January is taken');
  if (last && !last.month) item.assume('endDate', 'has no month: December is taken');
  const start = first && toMonth(first, FIRST_MONTH);
  const end = last && toMonth(last, LAST_MONTH);
  if (start === undefined) {
    if (end === undefined) return undefined;
    item.assume('startDate', `is missing: the last month, ${end}, is taken for the first, too`);
    return { start: end, end };
  }
  if (end === undefined) return { start };
  if (end >= start) return { start, end };
  item.note('startDate', 'is after endDate: the two are taken the other way round');
  return { start: end, end: start };
}

function readPosition(item: ResumeReader, employer: string[], badge?: string): Experience[] {
  const title = item.text('position');
  const company = item.text(...employer);
  const [organisation = 'name'] = employer;
  if (!title) item.assume('position', 'is missing: the site says "Position not stated"');
  if (!company) item.note(organisation, 'is missing: the site says "Employer not stated"');
  const period = readPeriod(item);
  if (!period) {
    item.skip(`${company ?? title ?? 'the position'} is left out: the timeline needs a startDate`);
    return [];
  }
  const location = item.text('location');
  return [
    {
      title: title ?? 'Position not stated',
      company: company ?? 'Employer not stated',
      ...(location && { location }),
      ...period,
      description: [...item.paragraphs('summary'), ...item.texts('highlights')],
      skills: item.texts('keywords'),
      ...(badge && { badge }),
      companyInitials: initialsOf(company ?? title ?? ''),
      companyColor: colorOf(company ?? ''),
    },
  ];
}

/** The positions, paid and unpaid, the newest first. */
export function readExperience(resume: ResumeReader): Experience[] {
  const positions = [
    // Before version 1 of the schema the employer was "company".
    ...resume.items('work').flatMap((item) => readPosition(item, ['name', 'company'])),
    ...resume
      .items('volunteer')
      .flatMap((item) => readPosition(item, ['organization', 'organisation'], VOLUNTEER)),
  ];
  return resume.isOwnExport
    ? positions
    : positions.sort((one, other) => other.start.localeCompare(one.start));
}
