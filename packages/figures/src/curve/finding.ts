import { makeFormat, writeValue } from '../text/format.ts';
import { capitalized, introduce } from '../text/sentence.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from '../text/types.ts';
import type { CurveData } from './schema.ts';

type Point = CurveData['points'][number];

/** Writes a number with at most two decimals, for values computed from the points. */
const round = (value: number, language: FigureLanguage) =>
  writeValue(Math.round(value * 100) / 100, language);

/** The first point with the highest `score`. */
const best = (points: readonly Point[], score: (point: Point) => number): Point | undefined =>
  points.reduce<Point | undefined>(
    (found, point) => (found && score(found) >= score(point) ? found : point),
    undefined,
  );

const gapOf = ([predicted, observed]: Point) => Math.abs(observed - predicted);

const f1Of = ([recall, precision]: Point) =>
  recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;

/** The number that sums up a curve, as it is written; undefined if the data have none. */
export function summaryOf(
  { form, points, area }: CurveData,
  language: FigureLanguage,
): string | undefined {
  if (form !== 'calibration') return area === undefined ? undefined : writeValue(area, language);
  const farthest = best(points, gapOf);
  return farthest && round(gapOf(farthest), language);
}

type PointFinding = (points: readonly Point[], language: FigureLanguage) => string;

/** Both numbers of a point, as they are written. */
const writePoint = ([x, y]: Point, language: FigureLanguage) =>
  [writeValue(x, language), writeValue(y, language)] as const;

/** How to read a finding from the points, if the data have none. */
const pointFindings: Record<CurveData['form'], PointFinding> = {
  roc: (points, language) => {
    const { farthest, neverAboveGuessing } = language.words.curve;
    const point = best(points, ([x, y]) => y - x);
    if (!point || point[1] <= point[0]) return neverAboveGuessing;
    const [x, y] = writePoint(point, language);
    return farthest(y, x);
  },
  'precision-recall': (points, language) => {
    const { balanced, noPoints } = language.words.curve;
    const point = best(points, f1Of);
    if (!point) return noPoints;
    const [recall, precision] = writePoint(point, language);
    return balanced(precision, recall);
  },
  calibration: (points, language) => {
    const { calibrated, differ } = language.words.curve;
    const farthest = best(points, gapOf);
    if (!farthest || gapOf(farthest) === 0) return calibrated;
    const [predicted, observed] = writePoint(farthest, language);
    return differ(round(gapOf(farthest), language), observed, predicted);
  },
};

/** The finding that the points of a curve without a summary show. */
export const pointFindingOf = ({ form, points }: CurveData, language: FigureLanguage) =>
  pointFindings[form](points, language);

/** Such as `Triage: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.` */
export function findingOfCurve(data: CurveData, language: FigureLanguage): string {
  const { title, form, area, operatingPoint, prevalence } = data;
  const { clauses, curve } = language.words;
  const isCalibration = form === 'calibration';
  const hasArea = area !== undefined && !isCalibration;
  const { name } = curve.forms[form];
  const facts = [hasArea ? curve.withArea(name, writeValue(area, language)) : name];
  if (isCalibration || !(hasArea || operatingPoint)) facts.push(pointFindingOf(data, language));
  if (operatingPoint) facts.push(operatingPoint.label);
  if (form === 'precision-recall' && prevalence !== undefined) {
    facts.push(curve.guessingReaches(writeValue(prevalence, language)));
  }
  return introduce(title, clauses(facts), language);
}

export function tableOfCurve(
  { form, points, thresholds, band }: CurveData,
  language: FigureLanguage,
): FigureTable {
  const { curve, range } = language.words;
  const { x, y } = curve.forms[form];
  const write = makeFormat([...(band?.low ?? []), ...(band?.high ?? [])], undefined, language);
  const writeThreshold = makeFormat(thresholds ?? [], undefined, language);
  const formats = [0, 1].map((axis) =>
    makeFormat(
      points.map((point) => point[axis] ?? 0),
      undefined,
      language,
    ),
  );
  return {
    head: [
      capitalized(x),
      capitalized(y),
      ...(band ? [band.label] : []),
      ...(thresholds ? [capitalized(curve.threshold)] : []),
    ],
    rows: points.map((point, index) => [
      ...formats.map((format, axis) => format(point[axis] ?? 0)),
      ...(band ? [range(write(band.low[index] ?? 0), write(band.high[index] ?? 0))] : []),
      ...(thresholds ? [writeThreshold(thresholds[index] ?? 0)] : []),
    ]),
  };
}

export const labelsOfCurve = (data: CurveData, language: FigureLanguage): FigureLabel[] => [
  { value: summaryOf(data, language), text: language.words.curve.forms[data.form].summary },
  ...(data.operatingPoint ? [{ text: data.operatingPoint.label }] : []),
];
