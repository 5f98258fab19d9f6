import { type FigureData, findingOf, tableOf } from '@portfolio/figures';
import type { Language } from '@portfolio/words';
import { type Block, paragraph, table } from './markdown.ts';

/** A figure in Markdown: its finding, its numbers, and how they were measured. */
export function figureText(
  figure: FigureData,
  { content, documents, figures, formats }: Language,
): Block {
  const language = { words: figures, formats };
  const { title, method } = figure;
  const finding = findingOf(figure, language);
  const { head, rows } = tableOf(figure, language);
  return [
    // Most findings begin with the title.
    paragraph(finding.startsWith(title) ? finding : `${documents.sentence(title)} ${finding}`),
    table(head, rows),
    paragraph(content.labelled(documents.texts.measured, method)),
  ];
}
