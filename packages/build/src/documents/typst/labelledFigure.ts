import type { FigureData } from '@portfolio/figures';
import { changeFormat } from '@portfolio/figures/change/finding';
import { comparisonFormat } from '@portfolio/figures/comparison/finding';
import { summaryOf } from '@portfolio/figures/curve/finding';
import { sumsOf } from '@portfolio/figures/matrix/finding';
import {
  highlightedLine,
  lastValueIndex,
  positionOf,
  seriesFormat,
} from '@portfolio/figures/series/finding';
import { shareFormat } from '@portfolio/figures/share/finding';
import { percentOf } from '@portfolio/figures/text/format';
import type { Language } from '@portfolio/words';

/** A text next to the marks of a figure. */
interface Label {
  value?: string | undefined;
  text: string;
  ours?: boolean | undefined;
}

/** The texts next to the marks: one for each line or bar, or else what the marks add up to. */
function labelsOf(figure: FigureData, { figures: words, formats }: Language): Label[] {
  const language = { words, formats };
  switch (figure.kind) {
    case 'series': {
      const format = seriesFormat(figure, language);
      return figure.lines.map((line) => ({
        value: format(line.values[lastValueIndex(line)] ?? 0),
        text: line.label,
        ours: line === highlightedLine(figure),
      }));
    }
    case 'change': {
      const format = changeFormat(figure, language);
      const label = ({ label, value }: (typeof figure)['after']) => ({
        value: format(value),
        text: label,
      });
      return [label(figure.before), { ...label(figure.after), ours: true }];
    }
    case 'comparison': {
      const format = comparisonFormat(figure, language);
      return figure.values.map(({ label: text, value, ours }) => ({
        value: format(value),
        text,
        ours,
      }));
    }
    case 'share': {
      const format = shareFormat(figure, language);
      const value = words.share.of(format(figure.part), format(figure.whole));
      return [{ value, text: figure.note ?? `${figure.unit} ${figure.label}` }];
    }
    case 'curve': {
      const value = summaryOf(figure, language);
      return [
        { value, text: words.curve.forms[figure.form].summary },
        ...(figure.operatingPoint ? [{ text: figure.operatingPoint.label }] : []),
      ];
    }
    case 'matrix': {
      const { correct, total } = sumsOf(figure);
      return [{ value: percentOf(correct / total, language), text: words.matrix.correct }];
    }
  }
}

/** A figure with the texts that are drawn next to its marks. */
export const labelledFigure = (figure: FigureData, language: Language) => ({
  ...figure,
  labels: labelsOf(figure, language),
  ...(figure.kind === 'series' && {
    ends: [0, figure.x.values.length - 1].map((at) =>
      positionOf(figure, at, { words: language.figures, formats: language.formats }),
    ),
  }),
});
