import { makeFormat } from './format.ts';
import { capitalized, introduce } from './sentence.ts';
import type { CurveData, FigureTable } from './types.ts';

type Point = CurveData['points'][number];

interface Form {
  name: string;
  /** The quantities on the axes. */
  x: string;
  y: string;
  /** The words for a single number that sums up the curve. */
  summary: string;
}

/** The names of the forms of a curve. */
export const curveNames: Record<CurveData['form'], Form> = {
  roc: { name: 'ROC curve', x: 'false positive rate', y: 'true positive rate', summary: 'AUC' },
  'precision-recall': {
    name: 'precision–recall curve',
    x: 'recall',
    y: 'precision',
    summary: 'PR AUC',
  },
  calibration: {
    name: 'calibration curve',
    x: 'predicted rate',
    y: 'observed rate',
    summary: 'largest gap',
  },
};

const write = (value: number) => makeFormat([value])(value);

/** A number of at most two decimals, for values computed from the points. */
const round = (value: number) => write(Math.round(value * 100) / 100);

/** The first point with the highest `score`. */
const best = (points: readonly Point[], score: (point: Point) => number): Point | undefined =>
  points.reduce<Point | undefined>(
    (found, point) => (found && score(found) >= score(point) ? found : point),
    undefined,
  );

const gapOf = ([predicted, observed]: Point) => Math.abs(observed - predicted);

const f1Of = ([recall, precision]: Point) =>
  recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;

/** The number that sums up a curve as it is written; none where the data have none. */
export function summaryOf({ form, points, area }: CurveData): string | undefined {
  if (form !== 'calibration') return area === undefined ? undefined : write(area);
  const farthest = best(points, gapOf);
  return farthest && round(gapOf(farthest));
}

/** The finding that the points show, where the data don't state one. */
const readings: Record<CurveData['form'], (points: readonly Point[]) => string> = {
  roc: (points) => {
    const point = best(points, ([x, y]) => y - x);
    if (!point || point[1] <= point[0]) return 'never above guessing';
    const [x, y] = point.map(write);
    return `farthest above guessing at a true positive rate of ${y} and a false positive rate of ${x}`;
  },
  'precision-recall': (points) => {
    const point = best(points, f1Of);
    if (!point) return 'no points';
    const [recall, precision] = point.map(write);
    return `most balanced at a precision of ${precision} and a recall of ${recall}`;
  },
  calibration: (points) => {
    const farthest = best(points, gapOf);
    if (!farthest || gapOf(farthest) === 0) return 'observed rates are as predicted';
    const [predicted = '', observed = ''] = farthest.map(write);
    return `observed and predicted rates differ by at most ${round(gapOf(farthest))} (${observed} where ${predicted} was predicted)`;
  },
};

/** The finding that the points show, for a curve without a summary. */
export const readingOf = ({ form, points }: CurveData) => readings[form](points);

/** Such as `Triage: ROC curve with an area of 0.91; at 95% sensitivity, specificity 68%.` */
export function findingOfCurve(data: CurveData): string {
  const { title, form, area, operatingPoint, prevalence } = data;
  const isCalibration = form === 'calibration';
  const hasArea = area !== undefined && !isCalibration;
  const facts = [curveNames[form].name + (hasArea ? ` with an area of ${write(area)}` : '')];
  if (isCalibration || !(hasArea || operatingPoint)) facts.push(readingOf(data));
  if (operatingPoint) facts.push(operatingPoint.label);
  if (form === 'precision-recall' && prevalence !== undefined) {
    facts.push(`guessing reaches a precision of ${write(prevalence)}`);
  }
  return `${introduce(title)} ${facts.join('; ')}.`;
}

export function tableOfCurve({ form, points }: CurveData): FigureTable {
  const { x, y } = curveNames[form];
  const formats = [0, 1].map((axis) => makeFormat(points.map((point) => point[axis] ?? 0)));
  return {
    head: [capitalized(x), capitalized(y)],
    rows: points.map((point) => formats.map((format, axis) => format(point[axis] ?? 0))),
  };
}
