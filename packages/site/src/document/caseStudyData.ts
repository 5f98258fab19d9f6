import { shownPage } from '@portfolio/data/shown/pages';
import type { ShownCaseStudy } from '@portfolio/data/shown/shownCaseStudies';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import type { Graph, TechArticle } from 'schema-dts';
import { breadcrumbOf, type DataSources, idsOf, workOf } from './structuredData';

/** A case study as JSON-LD with the terms of schema.org, for programs. It is the owner's article about the project. */
export function caseStudyData({
  content,
  urlOf,
  image,
  caseStudy: { path, caseStudy, project },
}: Omit<DataSources, 'page' | 'language'> & { caseStudy: ShownCaseStudy }): Graph {
  const ids = idsOf(urlOf);
  const { pages, owner, projects, site } = content;
  const stated = projects.find(({ title }) => title === project.title);
  const trail = (['about', 'projects'] as const).map((name) => shownPage(name, pages, owner));
  const article = withoutEmpty({
    '@type': 'TechArticle',
    '@id': urlOf(path),
    url: urlOf(path),
    headline: caseStudy.title,
    description: caseStudy.description,
    image,
    author: { '@type': 'Person', '@id': ids.person, name: owner.name, url: urlOf('/') },
    inLanguage: site.language,
    keywords: project.technologies,
    about: workOf({ ...project, ...stated }),
    isPartOf: { '@id': ids.website },
    breadcrumb: breadcrumbOf([...trail, { label: caseStudy.title, path }], urlOf),
  }) as TechArticle;
  return { '@context': 'https://schema.org', '@graph': [article] };
}
