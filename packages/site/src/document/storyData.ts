import { shownPage } from '@portfolio/data/shown/pages';
import type { ShownStory } from '@portfolio/data/shown/shownStories';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import type { Graph, TechArticle } from 'schema-dts';
import { breadcrumbOf, type DataSources, idsOf, workOf } from './structuredData';

/** A story as JSON-LD with the terms of schema.org, for programs. It is the owner's article about the project. */
export function storyData({
  content,
  urlOf,
  image,
  story: { path, story, project },
}: Omit<DataSources, 'page' | 'language'> & { story: ShownStory }): Graph {
  const ids = idsOf(urlOf);
  const { pages, owner, site } = content;
  const trail = (['about', 'projects'] as const).map((name) => shownPage(name, pages, owner));
  const article = withoutEmpty({
    '@type': 'TechArticle',
    '@id': urlOf(path),
    url: urlOf(path),
    headline: story.title,
    description: story.description,
    image,
    author: { '@type': 'Person', '@id': ids.person, name: owner.name, url: urlOf('/') },
    inLanguage: site.language,
    keywords: project.technologies,
    about: workOf(project),
    isPartOf: { '@id': ids.website },
    breadcrumb: breadcrumbOf([...trail, { label: story.title, path }], urlOf),
  }) as TechArticle;
  return { '@context': 'https://schema.org', '@graph': [article] };
}
