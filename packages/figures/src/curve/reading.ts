import { denoise, makeFormat, writeSigned, writeValue } from '../text/format.ts';
import type { Reading } from '../text/reading.ts';
import { capitalized } from '../text/sentence.ts';
import type { FigureLanguage } from '../text/types.ts';
import type { CurveData } from './schema.ts';

/** The height of the reference line above a point: guessing, or rates that are as predicted. */
const referenceAt = ({ form, prevalence }: CurveData, x: number) =>
  form === 'precision-recall' ? (prevalence ?? 0) : x;

/** What a curve says at its point with this index. */
export function readCurve(data: CurveData, index: number, language: FigureLanguage): Reading {
  const { form, points, thresholds, band } = data;
  const { about, change, curve, range, series } = language.words;
  const [x, y] = points[index] ?? [0, 0];
  const names = curve.forms[form];
  const reference = referenceAt(data, x);
  const across = series.position(names.x, writeValue(x, language));
  const threshold = thresholds?.[index];
  const place =
    threshold === undefined
      ? across
      : series.position(curve.threshold, writeValue(threshold, language));
  const up = writeValue(y, language);
  const isCalibration = form === 'calibration';
  const guessing = { at: reference, value: writeValue(reference, language), label: curve.guessing };
  const difference = denoise(y - reference);
  const writeAt = (bounds: readonly number[]) => writeValue(bounds[index] ?? 0, language);
  const write = makeFormat([y, reference], undefined, language);
  const parts = [
    ...(threshold === undefined ? [] : [across]),
    series.position(names.y, up),
    ...(band ? [`${band.label} ${range(writeAt(band.low), writeAt(band.high))}`] : []),
    ...(isCalibration ? [] : [series.position(guessing.label, guessing.value)]),
    ...(difference === 0
      ? []
      : [change.by(write(Math.abs(difference)), difference < 0 ? 'lower' : 'higher')]),
  ];
  return {
    place,
    values: [
      { at: y, value: up, label: names.y, ours: true },
      ...(isCalibration ? [] : [guessing]),
    ],
    difference: difference === 0 ? undefined : writeSigned(difference, write, language),
    sentence: about(capitalized(place), parts.join(language.formats.comma)),
  };
}
