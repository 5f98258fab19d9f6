import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import type { Project } from '@portfolio/data/schema/project';
import { shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import type { Language } from '@portfolio/words';
import type { Image, Link, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { figureText } from './figureText.ts';
import { heading, paragraph, strong, writeMarkdown } from './markdown.ts';
import { projectFacts, projectLinks } from './pageText.ts';

/**
 * A case study as Markdown. It has the owner's words with absolute addresses, and the figure's numbers where the page draws the
 * figure.
 */
export function caseStudyText(
  content: ContentWithCaseStudies,
  language: Language,
  { title }: Pick<Project, 'title'>,
): string {
  const shown = shownCaseStudies(content, language).find(({ project }) => project.title === title);
  if (!shown) return '';
  const { caseStudy, project } = shown;
  const { url: siteUrl } = content.site;
  const onSite = (path: string) => siteUrl + encodeURI(path);
  const link: Handle = (node: Link, ...rest) => {
    const path = node.file ? `/${node.url}` : node.url;
    return defaultHandlers.link(
      { ...node, url: path.startsWith('/') ? onSite(path) : path },
      ...rest,
    );
  };
  const image: Handle = (node: Image, ...rest) =>
    defaultHandlers.image({ ...node, url: onSite(`/${node.url}`) }, ...rest);
  // A table cell must be on one line.
  const lineBreak: Handle = (node, parent, state, info) =>
    state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);
  const figure: Handle = () =>
    project.figure ? writeMarkdown(figureText(project.figure, language)).trimEnd() : '';
  const write = (...children: RootContent[]) =>
    toMarkdown(
      { type: 'root', children },
      {
        bullet: '-',
        extensions: [gfmToMarkdown(), { handlers: { link, image, figure, break: lineBreak } }],
      },
    ).trimEnd();
  return writeMarkdown(
    heading(1, caseStudy.title),
    projectFacts(project, language),
    project.result && paragraph(strong(project.result)),
    write(...caseStudy.opening),
    caseStudy.sections.map(({ heading: children, blocks }) =>
      write({ type: 'heading', depth: 2, children }, ...blocks),
    ),
    projectLinks(project, language),
  );
}
