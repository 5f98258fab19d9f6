import { monthsOf } from '../dates.ts';
import type { ExperienceKind } from '../experience.ts';
import type { Experience } from '../schema/experience.ts';
import { statedOnly, unstated } from '../unstated.ts';
import { colorOf, companyInitials } from './looks.ts';
import { readPeriod } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';
import { stated } from './stated.ts';

/** A title that says it: 'Data Science Intern', 'Intern, Data Science'; not 'Intern Coordinator'. */
const INTERNSHIP = /\bintern(?:ship)?\s*(?:$|[,(:/]|[–—-]\s)/i;

function readPosition(
  item: ResumeReader,
  employer: [string, string],
  unpaid?: ExperienceKind,
): Experience[] {
  const title = item.textOr(unstated.position, 'position');
  const company = item.textOr(unstated.employer, ...employer);
  const employed = statedOnly(company);
  const name = employed ?? statedOnly(title);
  const period = readPeriod(item);
  if (!period) {
    item.skip(`${name ?? 'the position'} is left out: the timeline needs a startDate`);
    return [];
  }
  // The site's own résumés state the kind in their extension, even if the title has changed since.
  const isInternship = !item.isOwnExport && INTERNSHIP.test(title);
  const kind = unpaid ?? (isInternship ? ('internship' as const) : undefined);
  return [
    {
      title,
      company,
      ...period,
      description: [...item.paragraphs('summary'), ...item.texts('highlights')],
      skills: item.texts('keywords'),
      ...stated({ location: item.text('location'), kind }),
      companyInitials: companyInitials(name ?? ''),
      companyColor: colorOf(employed ?? ''),
    },
  ];
}

const firstMonthOf = ({ start, end = start }: Experience) => monthsOf(start, end).first;

/** The positions, paid and unpaid, the newest first. */
export function readExperience(resume: ResumeReader): Experience[] {
  const positions = [
    // Before version 1 of the schema the employer was "company".
    ...resume.items('work').flatMap((item) => readPosition(item, ['name', 'company'])),
    ...resume
      .items('volunteer')
      .flatMap((item) => readPosition(item, ['organization', 'organisation'], 'volunteering')),
  ];
  return resume.isOwnExport
    ? positions
    : positions.sort((one, other) => firstMonthOf(other).localeCompare(firstMonthOf(one)));
}
