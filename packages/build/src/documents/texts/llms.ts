import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import {
  caseStudyFiles,
  caseStudyPath,
  projectsWithCaseStudy,
} from '@portfolio/data/shown/caseStudies';
import { shownPageNames } from '@portfolio/data/shown/pages';
import { selectedProjects } from '@portfolio/data/shown/projects';
import { summaryOf } from '@portfolio/data/shown/summary';
import { isRemote } from '@portfolio/data/values/isRemote';
import { slugify } from '@portfolio/data/values/slug';
import type { Language } from '@portfolio/words';
import { heading, link, list, paragraphs, quote, section, writeMarkdown } from './markdown.ts';

/** `llms.txt` (llmstxt.org) says whose site this is, and where each page is as Markdown. */
export function llmsText(content: ContentWithCaseStudies, { documents }: Language): string {
  const words = documents.texts;
  const { owner, site, pages, about, projects, caseStudies } = content;
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
      words.caseStudies,
      list(
        projectsWithCaseStudy(content).flatMap((project) => {
          const caseStudy = caseStudies?.files.get(slugify(project.title))?.caseStudy;
          const { markdown } = caseStudyFiles(caseStudyPath(content, project));
          const url = encodeURI(`${site.url}/${markdown}`);
          return caseStudy
            ? [[link(caseStudy.title, url), `: ${project.result ?? caseStudy.description}`]]
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
