import type { ContentLanguage } from '@portfolio/words';
import type { ContentWithStories, PictureSizes, Story } from '../story/story.ts';
import { slugify } from '../values/slug.ts';
import {
  type DescribeFigure,
  joinCategories,
  type ProjectLink,
  type ShownProject,
  shownProject,
} from './projects.ts';
import { projectsWithStory, projectWithNewestStory, storyPath } from './stories.ts';

/** A story as its page shows it. */
export interface ShownStory {
  path: string;
  story: Story;
  project: ShownProject;
  /** The language of its texts, if it isn't the site's. */
  lang?: string;
  /** The sizes of its pictures, if known. */
  sizes: PictureSizes;
  /** Links to the stories next to it, with their titles. */
  previous?: ProjectLink;
  next?: ProjectLink;
}

/** The stories as their pages show them, in their order. */
export function shownStories(
  content: ContentWithStories,
  language: ContentLanguage,
  describe: DescribeFigure,
): ShownStory[] {
  const { files, sizes = {} } = content.stories ?? {};
  const all = joinCategories({ ...content, projects: projectsWithStory(content) }).flatMap(
    (project) => {
      const file = files?.get(slugify(project.title));
      return file ? [{ project, file, path: storyPath(content, project) }] : [];
    },
  );
  const links = all.map(({ project, file, path }): ProjectLink => {
    const { categoryLabel, color, figure, result, lang } = project;
    return {
      href: path,
      title: file.story.title,
      category: categoryLabel,
      color,
      ...(figure && { figure: describe(figure) }),
      ...(result && { result }),
      ...(lang && { lang }),
    };
  });
  return all.map(({ project, file, path }, index) => {
    const pictures = new Set(file.pictures.map(({ value }) => value));
    const [previous, next] = [links[index - 1], links[index + 1]];
    return {
      path,
      story: file.story,
      project: shownProject(content, project, language, describe),
      sizes: Object.fromEntries(Object.entries(sizes).filter(([name]) => pictures.has(name))),
      ...(previous && { previous }),
      ...(next && { next }),
    };
  });
}

/** The newest story, if there is one. */
export function newestStory(content: ContentWithStories) {
  const project = projectWithNewestStory(projectsWithStory(content));
  const story = project && content.stories?.files.get(slugify(project.title))?.story;
  return story && { path: storyPath(content, project), title: story.title };
}
