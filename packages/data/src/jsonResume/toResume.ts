import type { ContentLanguage } from '@portfolio/words';
import { includedLanguage } from '@portfolio/words/included';
import type { Content } from '../schema/content.ts';
import type { Degree } from '../schema/education.ts';
import type { Experience } from '../schema/experience.ts';
import type { Owner, Profile } from '../schema/owner.ts';
import type { Project } from '../schema/project.ts';
import { summaryOf } from '../shown/summary.ts';
import { withoutPlaceholder } from '../values/placeholders.ts';
import { withoutEmpty } from '../values/withoutEmpty.ts';
import { countryCodeOf } from './countries.ts';
import { standardFields } from './standardFields.ts';

/** The address of the published schema, as résumés write it. */
const RESUME_SCHEMA_URL =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The version of {@link RESUME_SCHEMA_URL}. */
const RESUME_SCHEMA_VERSION = 'v1.0.0';

/** The dates in a text for readers, the earliest first: '2011–2014', 'Expected Aug 2026', 'Oct 2024'. */
const datesIn = (text: string, { formats }: ContentLanguage) =>
  [...text.matchAll(/(?:([^\s\d–]+) )?\b([12]\d{3})\b/g)]
    .map(([, name = '', year]) => {
      const month = formats.months.indexOf(name) + 1;
      return month === 0 ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
    })
    .toSorted();

/** Whether a text for readers says that a period continues: 'Since 2011', '2011–Present'. */
const isOngoing = (text: string, { content }: ContentLanguage) =>
  /^since\b|\b(?:present|today|now)$/i.test(text) || text.endsWith(content.present);

/** Encodes the path of an address, because the standard only takes URIs (RFC 3986). */
const toUri = (url: string) =>
  url.replace(/(?<=^https?:\/\/[^/?#]*)[/?#].*/, (path) => encodeURI(path).replaceAll('%25', '%'));

const toProfile = ({ network, url }: Profile) => {
  const username = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?@?([^/?#]+)\/?$/.exec(url)?.[1];
  return { network, username, url: toUri(url) };
};

function toLocation({ country, ...rest }: NonNullable<Owner['address']>) {
  const countryCode = country && countryCodeOf(country);
  // A country without a code keeps its name. The standard allows further fields.
  return { ...rest, countryCode, country: countryCode ? undefined : country };
}

const toBasics = ({ owner, site, about }: Content, image = owner.portrait?.src) => {
  const summary = summaryOf(about);
  return {
    name: owner.name,
    label: owner.title,
    image: image && toUri(/^https?:/.test(image) ? image : `${site.url}/${image}`),
    email: withoutPlaceholder(owner.email),
    phone: owner.phone,
    url: toUri(site.url),
    summary: summary.join('\n\n') || undefined,
    // Some themes of JSON Resume crash without it (jsonresume-theme-elegant 1.16).
    location: owner.address ? toLocation(owner.address) : {},
    profiles: owner.profiles.map(toProfile),
  };
};

/** The last name in a place, such as `highlights` in `work[].highlights[]`. */
const nameAt = (place: string) => place.replace(/^.*\.|\[\]$/g, '');

/** A list of the résumé. {@link standardFields} gives each field of the content its name in the standard. */
function listOf(section: string, entries: readonly object[] = []): Record<string, unknown>[] {
  const names = Object.entries(standardFields).flatMap(([path, field]) =>
    'place' in field && path.startsWith(`${section}[].`)
      ? [[nameAt(field.place), nameAt(path)] as const]
      : [],
  );
  const toFact = (name: string, fact: unknown) => {
    if (typeof fact !== 'string') return fact;
    return name === 'url' ? toUri(fact) : withoutPlaceholder(fact);
  };
  return entries.map((entry) =>
    Object.fromEntries(
      Array.from(new Map(names), ([own, name]) => [name, toFact(name, Reflect.get(entry, own))]),
    ),
  );
}

function toEducation({ institution, degree, year }: Degree, language: ContentLanguage) {
  const dates = datesIn(year, language);
  const isOpen = isOngoing(year, language);
  return {
    institution: withoutPlaceholder(institution),
    studyType: degree,
    startDate: isOpen || dates.length > 1 ? dates[0] : undefined,
    endDate: isOpen ? undefined : dates.at(-1),
  };
}

const toProject = (project: Project): Record<string, unknown> => ({
  ...listOf('projects', [{ ...project, demoUrl: project.codeUrl ?? project.demoUrl }])[0],
  ...(project.result !== undefined && { highlights: [project.result] }),
});

/** The part of the content that the standard has fields for. */
function toStandard(content: Content, image: string | undefined) {
  const language = includedLanguage(content.site.language);
  const isUnpaid = ({ kind }: Experience) => kind === 'volunteering';
  const certificates = content.certifications.map((each) => ({
    ...each,
    duration: datesIn(each.duration, language).at(-1),
  }));
  return {
    basics: toBasics(content, image),
    work: listOf(
      'work',
      content.experience.filter((entry) => !isUnpaid(entry)),
    ),
    volunteer: listOf('volunteer', content.experience.filter(isUnpaid)),
    education: content.degrees.map((degree) => toEducation(degree, language)),
    certificates: listOf('certificates', certificates),
    skills: content.skillCategories.map(({ title, skills }) => ({
      name: title,
      keywords: skills.map(({ name }) => name),
    })),
    languages: listOf('languages', content.languages),
    projects: content.projects.map(toProject),
    ...withoutEmpty({
      publications: listOf('publications', content.publications),
      awards: listOf('awards', content.awards),
      interests: listOf('interests', content.interests),
      references: listOf('references', content.references),
    }),
  };
}

/**
 * The content as a JSON Resume for other programs, valid against the published schema. Facts that the standard has
 * no field for are left out.
 * @param content valid
 * @param image where the portrait is published, from the site's root or absolute
 * @default the address in the content
 */
export const toResume = (content: Content, image?: string) => ({
  $schema: RESUME_SCHEMA_URL,
  ...toStandard(content, image),
  meta: {
    canonical: toUri(`${content.site.url}/resume.json`),
    version: RESUME_SCHEMA_VERSION,
  },
});
