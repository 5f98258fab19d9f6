import { shownPageNames } from '@portfolio/data/pages';
import { selectedProjects } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import { summaryOf } from '@portfolio/data/summary';
import { heading, link, list, paragraphs, quote, section, writeMarkdown } from './markdown.ts';

/** `llms.txt` (llmstxt.org): whose site this is, and where each page is as Markdown. */
export function llmsText({ owner, site, pages, about, projects }: Content): string {
  const resumeUrl = owner.downloads.resumeUrl ?? `${site.url}/resume.pdf`;
  const shown = shownPageNames(pages);
  const results = selectedProjects(shown.includes('projects') ? projects : []).filter(
    ({ result }) => result,
  );
  return writeMarkdown(
    heading(1, owner.name),
    quote(owner.title),
    paragraphs(owner.tagline ? [owner.tagline] : summaryOf(about)),
    section(
      'Pages',
      list(
        shown.map((name) => {
          const { label, description } = pages[name];
          return [link(label, `${site.url}/${name}.md`), `: ${description}`];
        }),
      ),
    ),
    section(
      'Results',
      list(
        results.map(({ title, result }) => [link(title, `${site.url}/projects.md`), `: ${result}`]),
      ),
    ),
    section(
      'Files',
      list([
        [link('Résumé (PDF)', resumeUrl)],
        [link('Résumé (JSON Resume)', `${site.url}/resume.json`)],
        [link('Contact card (vCard)', `${site.url}/contact.vcf`)],
      ]),
    ),
  );
}
