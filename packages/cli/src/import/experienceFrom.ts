import { monthsOf } from '@portfolio/data/dates';
import type { ExperienceKind } from '@portfolio/data/experience';
import type { StatedContent } from '@portfolio/data/schema/content';
import { stated } from '@portfolio/data/stated';
import { statedOnly, unstated } from '@portfolio/data/unstated';
import { readPeriod } from './periodFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** A title that says it: 'Data Science Intern', 'Intern, Data Science'; not 'Intern Coordinator'. */
const INTERNSHIP = /\bintern(?:ship)?\s*(?:$|[,(:/]|[–—-]\s)/i;

function readPosition(
  item: ResumeReader,
  employer: [string, string],
  unpaid?: ExperienceKind,
): StatedContent['experience'] {
  const title = item.textOr(unstated.position, 'position');
  const company = item.textOr(unstated.employer, ...employer);
  const name = statedOnly(company) ?? statedOnly(title);
  const period = readPeriod(item);
  if (!period) {
    item.skip(`${name ?? 'the position'} is left out: the timeline needs a startDate`);
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
      ...stated({ location: item.text('location'), kind }),
    },
  ];
}

const firstMonthOf = ({ start, end = start }: StatedContent['experience'][number]) =>
  monthsOf(start, end).first;

/** The positions, paid and unpaid, the newest first. */
export function readExperience(resume: ResumeReader): StatedContent['experience'] {
  const positions = [
    // Before version 1 of the schema the employer was "company".
    ...resume.items('work').flatMap((item) => readPosition(item, ['name', 'company'])),
    ...resume
      .items('volunteer')
      .flatMap((item) => readPosition(item, ['organization', 'organisation'], 'volunteering')),
  ];
  return positions.sort((one, other) => firstMonthOf(other).localeCompare(firstMonthOf(one)));
}
