import { type PageTexts, type ShownPage, shownPage } from '@portfolio/data/pages';
import { partsOfName } from '@portfolio/data/personName';
import { projectsOn } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import type { Publication } from '@portfolio/data/schema/education';
import { pageTable } from '@portfolio/data/schema/pages';
import type { Project } from '@portfolio/data/schema/project';
import { describeUse, distinctSkills, projectsBySkill } from '@portfolio/data/skills';
import { summaryOf } from '@portfolio/data/summary';
import { statedOnly } from '@portfolio/data/unstated';
import type { ContentLanguage } from '@portfolio/words';
import type {
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  CreativeWork,
  DefinedTerm,
  Graph,
  Person,
  ProfilePage,
  SoftwareSourceCode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';

/** The sources of a page's structured data. */
export interface Described {
  content: Omit<Content, 'pages'> & { pages: PageTexts };
  page: ShownPage;
  language: ContentLanguage;
  /** The public address of a path of the site, such as `/skills`. */
  urlOf: (path: string) => string;
  /** The public address of the owner's picture. */
  image?: string | undefined;
}

/** The stated facts about a thing, without undefined values and empty texts or lists. */
export const stated = <const T extends object>(thing: T) =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== undefined && value.length !== 0),
  ) as { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Stable, so that all pages speak of the same thing. */
export const idsOf = (urlOf: Described['urlOf']) => ({
  person: `${urlOf('/')}#person`,
  website: `${urlOf('/')}#website`,
});

/** The skills by name; those that projects show say in how many. */
function knowledgeOf(
  categories: Content['skillCategories'],
  projects: Content['projects'],
  language: ContentLanguage,
): (string | DefinedTerm)[] {
  const skills = distinctSkills(categories);
  const shown = projectsBySkill(skills, projects);
  return skills.map(({ name }, at) => {
    const description = describeUse(shown[at]?.length ?? 0, projects.length, language);
    return description ? { '@type': 'DefinedTerm', name, description } : name;
  });
}

function personOf({
  content: { owner, about, skillCategories, projects, languages = [], degrees, awards = [] },
  language,
  urlOf,
  image,
}: Described): Person {
  const { address } = owner;
  const { given, family } = partsOfName(owner);
  const institutions = degrees.flatMap(({ institution }) => statedOnly(institution) ?? []);
  return stated({
    '@type': 'Person',
    '@id': idsOf(urlOf).person,
    name: owner.name,
    // The parts of a name in one word aren't known.
    ...(family && { givenName: given, familyName: family }),
    jobTitle: owner.title,
    url: urlOf('/'),
    description: owner.tagline ?? summaryOf(about).join('\n\n'),
    image,
    email: statedOnly(owner.email) && `mailto:${owner.email}`,
    affiliation:
      owner.organisation && ({ '@type': 'Organization', name: owner.organisation } as const),
    address:
      address &&
      stated({
        '@type': 'PostalAddress',
        addressLocality: address.city,
        addressRegion: address.region,
        addressCountry: address.country,
      }),
    alumniOf: institutions.map((name) => ({ '@type': 'EducationalOrganization', name }) as const),
    award: awards.map(({ title }) => title),
    sameAs: owner.profiles.map(({ url }) => url),
    knowsAbout: knowledgeOf(skillCategories, projects, language),
    knowsLanguage: languages.map(({ name }) => name),
  });
}

/** A project; one that has ended was created then. */
export const workOf = ({
  title,
  result,
  end,
  codeUrl,
  demoUrl,
}: Pick<Project, 'codeUrl' | 'demoUrl' | 'end' | 'result' | 'title'>):
  | SoftwareSourceCode
  | CreativeWork => {
  const work = { name: title, abstract: result, dateCreated: end, url: demoUrl };
  return codeUrl
    ? stated({ '@type': 'SoftwareSourceCode', ...work, codeRepository: codeUrl })
    : stated({ '@type': 'CreativeWork', ...work });
};

/** A publication, of which kind isn't stated. */
const publicationOf = (
  { title, publisher, date, description, url }: Publication,
  { urlOf }: Described,
): CreativeWork =>
  stated({
    '@type': 'CreativeWork',
    name: title,
    author: { '@id': idsOf(urlOf).person } as const,
    publisher: publisher && ({ '@type': 'Organization', name: publisher } as const),
    datePublished: date,
    description,
    url,
  });

/** The way to a document: the pages above it, from the first, and itself. */
export const breadcrumbOf = (
  trail: readonly Pick<ShownPage, 'label' | 'path'>[],
  urlOf: Described['urlOf'],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: urlOf(path),
  })),
});

/**
 * The facts about a page and its owner for programs, as JSON-LD with the terms of schema.org. The
 * person and the site have the same `@id` on every page; the first page states them.
 */
export function structuredData(described: Described): Graph {
  const { content, page, urlOf } = described;
  const ids = idsOf(urlOf);
  const isHome = page.name === 'about';
  const home = shownPage('about', content.pages, content.owner);
  const self = {
    '@type': pageTable[page.name].type as 'WebPage',
    '@id': urlOf(page.path),
    url: urlOf(page.path),
    name: page.title,
    isPartOf: { '@id': ids.website },
    ...(isHome ? { mainEntity: { '@id': ids.person } } : { about: { '@id': ids.person } }),
    ...(!isHome && { breadcrumb: breadcrumbOf([home, page], urlOf) }),
    ...(page.name === 'projects' && { hasPart: projectsOn(page, content).map(workOf) }),
    ...(page.name === 'education' &&
      content.publications && {
        mentions: content.publications.map((each) => publicationOf(each, described)),
      }),
  } satisfies ProfilePage | CollectionPage | ContactPage | WebPage;
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': ids.website,
    url: urlOf('/'),
    name: content.owner.name,
    inLanguage: content.site.language,
    publisher: { '@id': ids.person },
  };
  const things: Thing[] = isHome ? [self, personOf(described), website] : [self];
  return { '@context': 'https://schema.org', '@graph': things };
}
