import type { Figure } from '@portfolio/data/schema/figure';
import { findingOf, tableOf } from '@portfolio/ui/figureText';
import { figures } from '@portfolio/words/own/figures';
import { formats } from '@portfolio/words/own/formats';
import { type Block, paragraph, table } from './markdown.ts';

const language = { words: figures, formats };

/** A figure's finding, its numbers, and how they were measured. */
export function figureText(figure: Figure): Block {
  const { title, method } = figure;
  const finding = findingOf(figure, language);
  const { head, rows } = tableOf(figure, language);
  return [
    // Most findings begin with the title.
    paragraph(finding.startsWith(title) ? finding : `${title}. ${finding}`),
    table(head, rows),
    paragraph(`Measured: ${method}`),
  ];
}
