import type { Figure } from '@portfolio/data/schema/figure';
import { findingOf, tableOf } from '@portfolio/ui/figureText';
import type { Language } from '@portfolio/words/Words';
import { type Block, paragraph, table } from './markdown.ts';

/** A figure's finding, its numbers, and how they were measured. */
export function figureText(figure: Figure, { content, documents }: Language): Block {
  const { title, method } = figure;
  const finding = findingOf(figure);
  const { head, rows } = tableOf(figure);
  return [
    // Most findings begin with the title.
    paragraph(finding.startsWith(title) ? finding : `${documents.sentence(title)} ${finding}`),
    table(head, rows),
    paragraph(content.labelled(documents.texts.measured, method)),
  ];
}
