import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import type { Project } from '@portfolio/data/schema/project';
import { caseStudyPath } from '@portfolio/data/shown/caseStudies';
import { type FigureData, findingOf, tableOf } from '@portfolio/figures';
import type { FigureLanguage, FigureTable } from '@portfolio/figures/text/types';
import type { Language } from '@portfolio/words';
import Papa from 'papaparse';

type Cell = string | number | null;

const withUnit = (label: string, unit: string | undefined) => (unit ? `${label} (${unit})` : label);

/** The numbers as programs read them: not rounded, without unit or grouping. An interval takes two columns. */
function numbersOf(figure: FigureData, language: FigureLanguage): Cell[][] {
  const { head, rows }: FigureTable = tableOf(figure, language);
  const ends = (label: string) => [`${label} ≥`, `${label} ≤`];
  switch (figure.kind) {
    case 'series': {
      const { x, lines, band, baseline, unit } = figure;
      return [
        [
          x.label,
          ...lines.map(({ label }) => withUnit(label, unit)),
          ...(band ? ends(band.label) : []),
          ...(baseline ? [withUnit(baseline.label, unit)] : []),
        ],
        ...x.values.map((value, index): Cell[] => [
          value,
          ...lines.map(({ values }) => values[index] ?? null),
          ...(band ? [band.low[index] ?? null, band.high[index] ?? null] : []),
          ...(baseline ? [baseline.value] : []),
        ]),
      ];
    }
    case 'curve': {
      const { points, band, thresholds } = figure;
      const [x = '', y = ''] = head;
      const { threshold } = language.words.curve;
      return [
        [x, y, ...(band ? ends(band.label) : []), ...(thresholds ? [threshold] : [])],
        ...points.map((point, index): Cell[] => [
          ...point,
          ...(band ? [band.low[index] ?? null, band.high[index] ?? null] : []),
          ...(thresholds ? [thresholds[index] ?? null] : []),
        ]),
      ];
    }
    case 'change':
    case 'comparison': {
      const values = figure.kind === 'change' ? [figure.before, figure.after] : figure.values;
      const hasIntervals = values.some(({ interval }) => interval);
      const [name = '', value = ''] = head;
      const { interval: label } = language.words.comparison;
      return [
        [name, withUnit(value, figure.unit), ...(hasIntervals ? ends(label) : [])],
        ...values.map(({ label, value, interval }): Cell[] => [
          label,
          value,
          ...(hasIntervals ? [interval?.[0] ?? null, interval?.[1] ?? null] : []),
        ]),
      ];
    }
    case 'share': {
      const { part, whole } = figure;
      const counts = [part, whole - part, whole];
      return [
        [...head.slice(0, 2)],
        ...counts.map((count, index): Cell[] => [rows[index]?.[0] ?? '', count]),
      ];
    }
    case 'matrix':
      return [
        [head[0] ?? '', ...figure.classes],
        ...figure.counts.map((row, index): Cell[] => [figure.classes[index] ?? '', ...row]),
      ];
  }
}

/** Without it, Excel reads a file that it opens as the encoding of its system, and spoils "≥" and accents. */
const byteOrderMark = '\ufeff';

/**
 * The numbers of a case study's figure as CSV (RFC 4180). After an empty line come the finding, the method, and whose it
 * is.
 */
export function figureCsv(
  content: ContentWithCaseStudies,
  { content: words, documents, figures, formats }: Language,
  project: Project,
): string {
  const { figure, result } = project;
  if (!figure) return '';
  const language = { words: figures, formats };
  const source = `${content.site.url}${encodeURI(caseStudyPath(content, project))}#figure`;
  const rows = [
    ...numbersOf(figure, language),
    [],
    ...(result ? [[result]] : []),
    [findingOf(figure, language)],
    [words.labelled(documents.texts.measured, figure.method)],
    [content.owner.name, source],
  ];
  return byteOrderMark + Papa.unparse(rows, { newline: '\r\n' });
}
