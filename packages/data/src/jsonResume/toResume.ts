import { monthNames } from '../dates.ts';
import { kindOf } from '../experience.ts';
import type { Content } from '../schema/content.ts';
import type { Certification, Degree, Publication } from '../schema/education.ts';
import type { Experience } from '../schema/experience.ts';
import type { Owner, Profile } from '../schema/owner.ts';
import type { Project } from '../schema/project.ts';
import { summaryOf } from '../summary.ts';
import { statedOnly } from '../unstated.ts';
import { countryCodeOf } from './countries.ts';
import { EXTENSION, makeExtension } from './extension.ts';
import { readOwnStandard } from './fromResume.ts';

/** The published schema, by the address that résumés name it with. */
const RESUME_SCHEMA_URL =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The version of {@link RESUME_SCHEMA_URL}. */
const RESUME_SCHEMA_VERSION = 'v1.0.0';

/** The content as a JSON Resume, with an extension for everything that the standard has no place for. */
export type Resume = ReturnType<typeof toResume>;

/** The dates in a text for readers, the earliest first: '2011–2014', 'Expected Aug 2026', 'Oct 2024'. */
const datesIn = (text: string) =>
  [...text.matchAll(/(?:\b([A-Z][a-z]{2}) )?\b([12]\d{3})\b/g)]
    .map(([, name, year]) => {
      const month = monthNames.indexOf(name ?? '') + 1;
      return month === 0 ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
    })
    .toSorted();

/** A text for readers that says that a period goes on: 'Since 2011', '2011–Present'. */
const GOES_ON = /^since\b|\b(?:present|today|now)$/i;

/** An address whose path is in the letters that the standard's addresses have (RFC 3986). */
const toUri = (url: string) =>
  url.replace(/(?<=^https?:\/\/[^/?#]*)[/?#].*/, (path) => encodeURI(path).replaceAll('%25', '%'));

const toProfile = ({ network, url }: Profile) => {
  const username = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?@?([^/?#]+)\/?$/.exec(url)?.[1];
  return { network, username, url: toUri(url) };
};

function toLocation({ city, region, postalCode, country }: NonNullable<Owner['address']>) {
  const countryCode = country && countryCodeOf(country);
  return {
    city,
    region,
    postalCode,
    countryCode,
    // A country that has no code keeps its name, in a field that the standard leaves free.
    country: countryCode ? undefined : country,
  };
}

const toBasics = ({ owner, site, about }: Content, image = owner.portrait?.src) => {
  const summary = summaryOf(about);
  return {
    name: owner.name,
    label: owner.title,
    image: image && toUri(/^https?:/.test(image) ? image : `${site.url}/${image}`),
    email: statedOnly(owner.email),
    phone: owner.phone,
    url: toUri(site.url),
    summary: summary.join('\n\n') || undefined,
    // Some themes of JSON Resume end where it is missing (jsonresume-theme-elegant 1.16).
    location: owner.address ? toLocation(owner.address) : {},
    profiles: owner.profiles.map(toProfile),
  };
};

const toPosition = ({ title, start, end, description }: Experience) => ({
  position: statedOnly(title),
  startDate: start,
  endDate: end,
  highlights: description,
});

const toWork = (entry: Experience) => ({
  name: statedOnly(entry.company),
  location: entry.location,
  ...toPosition(entry),
});

function toEducation({ institution, degree, year }: Degree) {
  const dates = datesIn(year);
  const isOpen = GOES_ON.test(year);
  return {
    institution: statedOnly(institution),
    studyType: degree,
    startDate: isOpen || dates.length > 1 ? dates[0] : undefined,
    endDate: isOpen ? undefined : dates.at(-1),
  };
}

const toCertificate = ({ title, provider, duration, url }: Certification) => ({
  name: title,
  issuer: statedOnly(provider),
  date: datesIn(duration).at(-1),
  url: url && toUri(url),
});

function toProject({ title, description, result, technologies, category, ...rest }: Project) {
  const url = rest.codeUrl ?? rest.demoUrl;
  return {
    name: title,
    description,
    startDate: rest.start,
    endDate: rest.end,
    entity: rest.client,
    roles: rest.roles,
    ...(result !== undefined && { highlights: [result] }),
    keywords: technologies,
    url: url && toUri(url),
    type: category,
  };
}

const toPublication = ({ title, publisher, date, description, url }: Publication) => ({
  name: title,
  publisher,
  releaseDate: date,
  url: url && toUri(url),
  summary: description,
});

/** The content for which the standard has a place. */
const toStandard = (content: Content, image: string | undefined) => ({
  basics: toBasics(content, image),
  work: content.experience.filter((entry) => kindOf(entry) !== 'volunteering').map(toWork),
  volunteer: content.experience
    .filter((entry) => kindOf(entry) === 'volunteering')
    .map((entry) => ({ organization: statedOnly(entry.company), ...toPosition(entry) })),
  education: content.degrees.map(toEducation),
  certificates: content.certifications.map(toCertificate),
  skills: content.skillCategories.map(({ title, skills }) => ({
    name: title,
    keywords: skills.map(({ name }) => name),
  })),
  languages: (content.languages ?? []).map(({ name, level }) => ({
    language: name,
    fluency: level,
  })),
  projects: content.projects.map(toProject),
  publications: content.publications?.map(toPublication),
  awards: content.awards?.map(({ title, awarder, date, description }) => ({
    title,
    awarder,
    date,
    summary: description,
  })),
  interests: content.interests?.map(({ name, keywords }) => ({ name, keywords })),
  references: content.references?.map(({ name, text }) => ({
    name: statedOnly(name),
    reference: text,
  })),
});

/**
 * The content as a JSON Resume that is valid against the published schema. `fromResume` gives the same
 * content back.
 * @param content keeps its rules
 * @param image where the portrait is published, from the site's root or absolute; unless given, the
 * address in the content
 */
export function toResume(content: Content, { image }: { image?: string } = {}) {
  const standard = toStandard(content, image);
  const { content: base } = readOwnStandard(standard, content.about.summary !== undefined);
  return {
    $schema: RESUME_SCHEMA_URL,
    ...standard,
    meta: {
      canonical: toUri(`${content.site.url}/resume.json`),
      version: RESUME_SCHEMA_VERSION,
      [EXTENSION]: makeExtension(base, content),
    },
  };
}
