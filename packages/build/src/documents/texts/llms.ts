import { shownPageNames } from '@portfolio/data/shown/pages';
import { selectedProjects } from '@portfolio/data/shown/projects';
import { projectsWithStory, storyFiles, storyPath } from '@portfolio/data/shown/stories';
import { summaryOf } from '@portfolio/data/shown/summary';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { isRemote } from '@portfolio/data/values/isRemote';
import { slugify } from '@portfolio/data/values/slug';
import type { Language } from '@portfolio/words';
import { heading, link, list, paragraphs, quote, section, writeMarkdown } from './markdown.ts';

/** `llms.txt` (llmstxt.org) says whose site this is, and where each page is as Markdown. */
export function llmsText(content: ContentWithStories, { documents }: Language): string {
  const words = documents.texts;
  const { owner, site, pages, about, projects, stories } = content;
  const { resumeUrl = 'resume.pdf' } = owner.downloads;
  const shown = shownPageNames(pages);
  const results = selectedProjects(shown.includes('projects') ? projects : []).filter(
    ({ result }) => result,
  );
  return writeMarkdown(
    heading(1, owner.name),
    quote(owner.title),
    paragraphs(owner.tagline ? [owner.tagline] : summaryOf(about)),
    section(
      words.pages,
      list(
        shown.map((name) => {
          const { label, description } = pages[name];
          return [link(label, `${site.url}/${name}.md`), `: ${description}`];
        }),
      ),
    ),
    section(
      words.results,
      list(
        results.map(({ title, result }) => [link(title, `${site.url}/projects.md`), `: ${result}`]),
      ),
    ),
    section(
      words.stories,
      list(
        projectsWithStory(content).flatMap((project) => {
          const story = stories?.files.get(slugify(project.title))?.story;
          const { markdown } = storyFiles(storyPath(content, project));
          const url = encodeURI(`${site.url}/${markdown}`);
          return story
            ? [[link(story.title, url), `: ${project.result ?? story.description}`]]
            : [];
        }),
      ),
    ),
    section(
      words.files,
      list([
        [
          link(
            words.resumePdf,
            isRemote(resumeUrl) ? resumeUrl : `${site.url}/${encodeURI(resumeUrl)}`,
          ),
        ],
        [link(words.resumeJson, `${site.url}/resume.json`)],
        [link(words.contactCard, `${site.url}/contact.vcf`)],
      ]),
    ),
  );
}
