import { writeSigned } from '../text/format.ts';
import type { Reading } from '../text/reading.ts';
import { capitalized } from '../text/sentence.ts';
import type { FigureLanguage } from '../text/types.ts';
import { comparedWith, differenceFormat, differenceUnit } from './difference.ts';
import { highlightedLine, positionOf, seriesFormat } from './finding.ts';
import type { SeriesData } from './schema.ts';

/** What the lines of a series say at the value of x with this index. */
export function readSeries(data: SeriesData, index: number, language: FigureLanguage): Reading {
  const { lines, band, baseline } = data;
  const { about, change, range, series } = language.words;
  const { comma } = language.formats;
  const format = seriesFormat(data, language);
  const place = positionOf(data, index, language);
  const ours = highlightedLine(data);
  const others = lines.filter((line) => line !== ours);
  const values = [...(ours ? [ours] : []), ...others].flatMap((line) => {
    const at = line.values[index] ?? null;
    return at === null
      ? []
      : [{ at, value: format(at), label: line.label, ours: line === ours || undefined }];
  });
  if (baseline) {
    values.push({
      ...baseline,
      at: baseline.value,
      value: format(baseline.value),
      ours: undefined,
    });
  }
  const parts = values.map(({ value, label }) => `${value} ${label}`);
  const [low, high] = [band?.low[index], band?.high[index]];
  if (band && low !== undefined && high !== undefined) {
    parts.splice(ours ? 1 : 0, 0, `${band.label} ${range(format(low), format(high))}`);
  }
  const [value = null, other = null] = [ours?.values[index], comparedWith(data)?.[index]];
  const write = differenceFormat(data, language);
  const size = value === null || other === null ? '0' : write(Math.abs(value - other));
  const unit = differenceUnit(data, language);
  const withUnit = (text: string) => (unit ? `${text}\u00a0${unit}` : text);
  const isLower = (value ?? 0) < (other ?? 0);
  if (size !== '0') parts.push(change.by(withUnit(size), isLower ? 'lower' : 'higher'));
  return {
    place,
    values,
    difference:
      size === '0'
        ? undefined
        : withUnit(writeSigned((value ?? 0) - (other ?? 0), write, language)),
    sentence: about(capitalized(place), parts.join(comma) || series.none),
  };
}
