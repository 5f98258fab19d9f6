import type { Experience } from './schema/experience.ts';

/** The kind of a position. */
export type ExperienceKind = NonNullable<Experience['kind']>;

/** The badge of each kind; employment has none. */
const badges: Record<ExperienceKind, string | undefined> = {
  employment: undefined,
  internship: 'Internship',
  volunteering: 'Volunteering',
};

/** The badges by which content expressed a kind before it could state one. */
const kindsByBadge: Record<string, ExperienceKind> = {
  Internship: 'internship',
  Volunteer: 'volunteering',
};

/** The kind of a position: the one stated, else the one that its badge says, else employment. */
export const kindOf = ({ kind, badge }: Pick<Experience, 'kind' | 'badge'>): ExperienceKind =>
  kind ?? kindsByBadge[badge ?? ''] ?? 'employment';

/** The words on a position's badge: the owner's, or those of its kind. */
export const badgeOf = (entry: Pick<Experience, 'kind' | 'badge'>): string | undefined =>
  entry.badge ?? badges[kindOf(entry)];

/** Positions that a page or a document shows under one heading. */
export interface ExperienceGroup {
  /** The kind of all of them; 'employment' if they are of several kinds. */
  kind: ExperienceKind;
  entries: Experience[];
}

/** The heading of a group of positions on a page. */
export const groupHeadings: Record<ExperienceKind, string> = {
  employment: 'Positions',
  internship: 'Internships',
  volunteering: 'Volunteering',
};

/** The positions held for pay, then those of volunteers, each in their order; none of them is empty. */
export function experienceGroups(experience: readonly Experience[]): ExperienceGroup[] {
  const unpaid = experience.filter((entry) => kindOf(entry) === 'volunteering');
  const positions = experience.filter((entry) => !unpaid.includes(entry));
  const areInternships = positions.every((entry) => kindOf(entry) === 'internship');
  const groups: ExperienceGroup[] = [
    { kind: areInternships ? 'internship' : 'employment', entries: positions },
    { kind: 'volunteering', entries: unpaid },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
