import type { ContentLanguage } from '@portfolio/words';
import { joinCategories, type ShownProject, shownProject } from '../projects.ts';
import { slugify } from '../slug.ts';
import { newestTold, storyPath, toldProjects } from '../stories.ts';
import type { ContentWithStories, PictureSizes, Story } from './story.ts';

/** A story in brief, for a link that leads to it. */
export interface StoryInBrief
  extends Pick<ShownProject, 'categoryLabel' | 'color' | 'figure' | 'result'> {
  path: string;
  title: string;
}

/** A story as its page shows it. */
export interface ShownStory {
  path: string;
  story: Story;
  project: ShownProject;
  /** The sizes of its pictures, as far as they are known. */
  sizes: PictureSizes;
  previous?: StoryInBrief;
  next?: StoryInBrief;
}

/** The stories as their pages show them, in their order. */
export function shownStories(content: ContentWithStories, language: ContentLanguage): ShownStory[] {
  const { files, sizes = {} } = content.stories ?? {};
  const all = joinCategories({ ...content, projects: toldProjects(content) }).flatMap((project) => {
    const file = files?.get(slugify(project.title));
    return file ? [{ project, file, path: storyPath(content, project) }] : [];
  });
  const inBrief = (index: number): StoryInBrief | undefined => {
    const found = all[index];
    if (!found) return undefined;
    const { categoryLabel, color, figure, result } = found.project;
    return {
      path: found.path,
      title: found.file.story.title,
      categoryLabel,
      color,
      ...(figure && { figure }),
      ...(result && { result }),
    };
  };
  return all.map(({ project, file, path }, index) => {
    const pictures = new Set(file.pictures.map(({ value }) => value));
    const [previous, next] = [inBrief(index - 1), inBrief(index + 1)];
    return {
      path,
      story: file.story,
      project: shownProject(content, project, language),
      sizes: Object.fromEntries(Object.entries(sizes).filter(([name]) => pictures.has(name))),
      ...(previous && { previous }),
      ...(next && { next }),
    };
  });
}

/** The newest story, if there is one. */
export function newestStory(content: ContentWithStories) {
  const project = newestTold(toldProjects(content));
  const story = project && content.stories?.files.get(slugify(project.title))?.story;
  return story && { path: storyPath(content, project), title: story.title };
}
