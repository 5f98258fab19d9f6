import type { Content } from '@portfolio/data/schema/content';
import type { Publication } from '@portfolio/data/schema/education';
import { pageTable } from '@portfolio/data/schema/pages';
import type { Project } from '@portfolio/data/schema/project';
import { type ShownPage, shownPage } from '@portfolio/data/shown/pages';
import { partsOfName } from '@portfolio/data/shown/personName';
import { projectsOn } from '@portfolio/data/shown/projects';
import { describeUse, distinctSkills, projectsBySkill } from '@portfolio/data/shown/skills';
import { summaryOf } from '@portfolio/data/shown/summary';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
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

/**
 * What a page's structured data is made from. It states facts for programs, such as dates, so it's made from the content
 * and not from what the page shows.
 */
export interface DataSources {
  content: Content;
  page: Pick<ShownPage, 'label' | 'name' | 'path' | 'title'>;
  language: Pick<ContentLanguage, 'content'>;
  /** Returns the public address of a path of the site, such as `/skills`. */
  urlOf: (path: string) => string;
  /** The public address of the owner's picture. */
  image?: string | undefined;
}

/** The same ids on every page, so that programs recognise the person and the site. */
export const idsOf = (urlOf: DataSources['urlOf']) => ({
  person: `${urlOf('/')}#person`,
  website: `${urlOf('/')}#website`,
});

/** The skills by name. A skill that projects use has the number of them. */
function skillTermsOf(
  categories: Content['skillCategories'],
  projects: Content['projects'],
  language: DataSources['language'],
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
}: DataSources): Person {
  const { address } = owner;
  const { given, family } = partsOfName(owner);
  const institutions = degrees.flatMap(({ institution }) => withoutPlaceholder(institution) ?? []);
  return withoutEmpty({
    '@type': 'Person',
    '@id': idsOf(urlOf).person,
    name: owner.name,
    // If the name is one word, its parts aren't known.
    ...(family && { givenName: given, familyName: family }),
    jobTitle: owner.title,
    url: urlOf('/'),
    description: owner.tagline ?? summaryOf(about).join('\n\n'),
    image,
    email: withoutPlaceholder(owner.email) && `mailto:${owner.email}`,
    affiliation:
      owner.organisation && ({ '@type': 'Organization', name: owner.organisation } as const),
    address:
      address &&
      withoutEmpty({
        '@type': 'PostalAddress',
        addressLocality: address.city,
        addressRegion: address.region,
        addressCountry: address.country,
      }),
    alumniOf: institutions.map((name) => ({ '@type': 'EducationalOrganization', name }) as const),
    award: awards.map(({ title }) => title),
    sameAs: owner.profiles.map(({ url }) => url),
    knowsAbout: skillTermsOf(skillCategories, projects, language),
    knowsLanguage: languages.map(({ name }) => name),
  });
}

/** A project. If it has ended, that is its date of creation. */
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
    ? withoutEmpty({ '@type': 'SoftwareSourceCode', ...work, codeRepository: codeUrl })
    : withoutEmpty({ '@type': 'CreativeWork', ...work });
};

/** A publication. The content doesn't say of which kind it is. */
const publicationOf = (
  { title, publisher, date, description, url }: Publication,
  { urlOf }: DataSources,
): CreativeWork =>
  withoutEmpty({
    '@type': 'CreativeWork',
    name: title,
    author: { '@id': idsOf(urlOf).person } as const,
    publisher: publisher && ({ '@type': 'Organization', name: publisher } as const),
    datePublished: date,
    description,
    url,
  });

/** The path to a document: the pages above it, from the first, and the document itself. */
export const breadcrumbOf = (
  trail: readonly Pick<ShownPage, 'label' | 'path'>[],
  urlOf: DataSources['urlOf'],
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
 * The facts about a page and its owner as JSON-LD with the terms of schema.org, for programs. The person and the site
 * have the same `@id` on every page, and the first page describes them.
 */
export function structuredData(sources: DataSources): Graph {
  const { content, page, urlOf } = sources;
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
        mentions: content.publications.map((each) => publicationOf(each, sources)),
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
  const things: Thing[] = isHome ? [self, personOf(sources), website] : [self];
  return { '@context': 'https://schema.org', '@graph': things };
}
