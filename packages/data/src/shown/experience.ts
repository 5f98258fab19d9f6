import type { ContentLanguage } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import type { Experience } from '../schema/experience.ts';
import { drawnMonths, formatLength, formatPeriod } from '../values/dates.ts';
import { uniqueSlugs } from '../values/slug.ts';

/** The kind of a position. */
export type ExperienceKind = NonNullable<Experience['kind']>;

/** The badges by which content expressed a kind before it could state one. */
const kindsByBadge: Record<string, ExperienceKind> = {
  Internship: 'internship',
  Volunteer: 'volunteering',
};

/** The kind of a position: the one stated, else the one that its badge says, else employment. */
export const kindOf = ({ kind, badge }: Pick<Experience, 'kind' | 'badge'>): ExperienceKind =>
  kind ?? kindsByBadge[badge ?? ''] ?? 'employment';

/** The words on a position's badge: the owner's, or those of its kind; employment has none. */
export function badgeOf(
  entry: Pick<Experience, 'kind' | 'badge'>,
  { content }: Pick<ContentLanguage, 'content'>,
): string | undefined {
  const kind = kindOf(entry);
  return entry.badge ?? (kind === 'employment' ? undefined : content.badges[kind]);
}

/** Positions that a page or a document shows under one heading. */
export interface ExperienceGroup<Entry = Experience> {
  /** The kind of all of them; 'employment' if they are of several kinds. */
  kind: ExperienceKind;
  entries: Entry[];
}

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

/** A position as its page shows it. */
export type ShownPosition = Omit<Experience, 'start' | 'end' | 'kind'> & {
  id: string;
  /** From when to when, for reading. */
  period: string;
  /** How long, for reading. */
  length?: string;
  /** The months by which it is drawn, `YYYY-MM`. */
  first: string;
  last: string;
};

/** A group of positions as its page shows it. */
export interface ShownExperienceGroup extends ExperienceGroup<ShownPosition> {
  /** Its id on the page, the same in every language. */
  id: string;
  heading: string;
}

const ids: Record<ExperienceKind, string> = {
  employment: 'positions',
  internship: 'internships',
  volunteering: 'volunteering',
};

/** Without a position, the next step is the first one. */
const noPositions: ExperienceGroup = { kind: 'employment', entries: [] };

/**
 * The positions as their page shows them, in groups.
 * @param present the month from `monthAt`
 */
export function shownExperience(
  { experience, nextStep }: Pick<Content, 'experience' | 'nextStep'>,
  present: string,
  language: ContentLanguage,
): ShownExperienceGroup[] {
  const slugs = uniqueSlugs(experience.map(({ title, company }) => `${title} ${company}`));
  const held = experienceGroups(experience);
  const groups = held.length === 0 && nextStep ? [noPositions] : held;
  return groups.map(({ kind, entries }) => ({
    kind,
    id: ids[kind],
    heading: language.content.positions[kind],
    entries: entries.map((entry) => {
      const { start, end, kind: _, badge: __, ...rest } = entry;
      const badge = badgeOf(entry, language);
      const length = formatLength(start, end, present, language);
      return {
        ...rest,
        id: slugs[experience.indexOf(entry)] ?? '',
        ...(badge && { badge }),
        period: formatPeriod(start, end, language),
        ...(length && { length }),
        ...drawnMonths(entry, present),
      };
    }),
  }));
}
