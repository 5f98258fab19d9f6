import { shownPageNames } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { summaryOf } from '@portfolio/data/summary';
import { heading, link, list, paragraph, quote, writeMarkdown } from './markdown.ts';

/** The files that say the same as the pages, in other forms; the owner may have set addresses elsewhere. */
const filesOf = ({ owner: { downloads }, site }: Content) => [
  { name: 'Résumé (PDF)', url: downloads.resumeUrl ?? `${site.url}/resume.pdf` },
  { name: 'Résumé (JSON Resume)', url: `${site.url}/resume.json` },
  { name: 'Contact card (vCard)', url: `${site.url}/contact.vcf` },
];

/** `llms.txt` (llmstxt.org): whose site this is, and where each page is as Markdown. */
export function llmsText(content: Content): string {
  const { owner, site, pages } = content;
  return writeMarkdown([
    heading(1, owner.name),
    quote(owner.title),
    ...(owner.tagline ? [owner.tagline] : summaryOf(content.about)).map((text) => paragraph(text)),
    heading(2, 'Pages'),
    ...list(
      shownPageNames(pages).map((name) => {
        const { label, description } = pages[name];
        return [link(label, `${site.url}/${name}.md`), `: ${description}`];
      }),
    ),
    heading(2, 'Files'),
    ...list(filesOf(content).map(({ name, url }) => [link(name, url)])),
  ]);
}
