import type { ContentLanguage } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import type { Experience } from '../schema/experience.ts';
import { drawnMonths, formatLength, formatPeriod } from '../values/dates.ts';
import { uniqueSlugs } from '../values/slug.ts';
import { namedProjects, type ProjectLink, projectLinks } from './projects.ts';

/** The kind of a position. */
export type ExperienceKind = NonNullable<Experience['kind']>;

/** The text on a position's badge: the owner's, or that of its kind. Employment has none. */
export function badgeOf(
  { kind = 'employment', badge }: Pick<Experience, 'kind' | 'badge'>,
  { content }: Pick<ContentLanguage, 'content'>,
): string | undefined {
  return badge ?? (kind === 'employment' ? undefined : content.badges[kind]);
}

/** Positions that a page or a document shows under one heading. */
export interface ExperienceGroup<Entry = Experience> {
  /** The kind of all of them; 'employment' if they are of several kinds. */
  kind: ExperienceKind;
  entries: Entry[];
}

/** The paid positions, then the volunteer positions, each in their order. Empty groups are left out. */
export function experienceGroups(experience: readonly Experience[]): ExperienceGroup[] {
  const unpaid = experience.filter(({ kind }) => kind === 'volunteering');
  const positions = experience.filter((entry) => !unpaid.includes(entry));
  const areInternships = positions.every(({ kind }) => kind === 'internship');
  const groups: ExperienceGroup[] = [
    { kind: areInternships ? 'internship' : 'employment', entries: positions },
    { kind: 'volunteering', entries: unpaid },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** A position as its page shows it. */
export type ShownPosition = Omit<Experience, 'start' | 'end' | 'kind' | 'projects'> & {
  id: string;
  /** The projects that it names. */
  projects: ProjectLink[];
  /** Start and end, formatted. */
  period: string;
  /** Its length, formatted. */
  length?: string;
  /** The months from which and to which it is drawn, `YYYY-MM`. */
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

/** Without positions, the timeline has only the next step. */
const noPositions: ExperienceGroup = { kind: 'employment', entries: [] };

/**
 * The positions as their page shows them, in groups.
 * @param present the month from `monthAt`
 */
export function shownExperience(
  content: Content,
  present: string,
  language: ContentLanguage,
): ShownExperienceGroup[] {
  const { experience, nextStep } = content;
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
        projects: projectLinks(content, namedProjects(content, entry.projects), language),
        ...(badge && { badge }),
        period: formatPeriod(start, end, language),
        ...(length && { length }),
        ...drawnMonths(entry, present),
      };
    }),
  }));
}
