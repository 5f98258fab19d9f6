import * as v from 'valibot';
import { described, entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import {
  band,
  bandBreaches,
  common,
  fractionSchema,
  kind,
  lengthBreach,
  numberSchema,
} from '../schema/figureFields.ts';
import { type Breach, rule } from '../schema/rule.ts';
import { areaUnder, distanceTo, type Point } from './geometry.ts';

/** How far a number in the data may be from the one that the points give, because the points are few and rounded. */
const TOLERANCE = 0.02;
/** Computers make 0.93 - 0.91 slightly more than 0.02. */
const ROUNDING = 1e-9;

const pointSchema = described(
  v.strictTuple([fractionSchema, fractionSchema], 'must be two numbers from 0 to 1'),
  'A point: across, then up.',
);

const rounded = (number: number) => String(Math.round(number * 1000) / 1000);

/** The first point that breaks the order in one direction, where 0 is across and 1 is up. */
function firstDecrease(points: readonly Point[], direction: 0 | 1, why: string): Breach[] {
  const index = points.findIndex(
    (point, i) => point[direction] < (points[i - 1] ?? point)[direction],
  );
  const [before, point] = [points[index - 1], points[index]];
  if (!before || !point) return [];
  const problem = `must be at least ${before[direction]}, ${why}, but is ${point[direction]}`;
  return [{ at: ['points', index, direction], problem }];
}

const corner = (points: readonly Point[], index: number, value: number, verb: string): Breach[] => {
  const point = points.at(index);
  if (!point || point.every((coordinate) => coordinate === value)) return [];
  const problem = `must be [${value}, ${value}], where an ROC curve ${verb}, but is [${point.join(', ')}]`;
  return [{ at: ['points', points.indexOf(point)], problem }];
};

/** The points that don't fit such a curve. The area under them would mean nothing. */
const orderBreaches = (form: string, points: readonly Point[]): Breach[] => [
  ...firstDecrease(points, 0, 'as points go from left to right'),
  ...(form === 'roc'
    ? [
        ...corner(points, 0, 0, 'begins'),
        ...firstDecrease(points, 1, 'as an ROC curve never falls'),
        ...corner(points, -1, 1, 'ends'),
      ]
    : []),
];

/** A curve that evaluates a classifier. */
export const curveSchema = v.pipe(
  entity({
    kind: kind('curve', 'A curve that judges a classifier, with its reference line.'),
    ...common,
    form: field.oneOf(
      ['roc', 'precision-recall', 'calibration'],
      'Which curve: true over false positive rate, precision over recall, or observed over predicted probability.',
    ),
    points: v.pipe(
      field.list(pointSchema, 'From left to right.'),
      v.minLength(2, 'must be a list with at least two points'),
    ),
    band: band(fractionSchema, 'point'),
    thresholds: v.optional(
      field.list(
        numberSchema,
        'The score from which a case counts as positive, one for each point.',
      ),
    ),
    area: v.optional(described(fractionSchema, 'The area under the curve.')),
    operatingPoint: v.optional(
      described(
        entity({
          at: described(pointSchema, 'Where it is on the curve, such as 0.32, 0.95.'),
          label: field.text('Its meaning, in a few words.'),
        }),
        'Where the classifier is used.',
      ),
    ),
    prevalence: v.optional(
      described(
        fractionSchema,
        'The share of positives, which guessing reaches: only for a precision-recall curve.',
      ),
    ),
  }),
  rule(['form', 'points'], ({ form, points }) => orderBreaches(form, points)),
  rule(['points', 'thresholds'], ({ points, thresholds }) =>
    thresholds ? lengthBreach(points.length, thresholds, ['thresholds'], 'point') : [],
  ),
  rule(['points', 'band'], ({ points, band: range }) =>
    range ? bandBreaches(range, points.length, 'point') : [],
  ),
  rule(['form', 'points', 'area'], ({ form, points, area }) => {
    if (area === undefined || orderBreaches(form, points).length > 0) return [];
    if (form === 'calibration') {
      return [
        { at: ['area'], problem: 'must be left out: of a calibration curve it means nothing' },
      ];
    }
    const enclosed = areaUnder(points);
    if (Math.abs(area - enclosed) <= TOLERANCE + ROUNDING) return [];
    const problem = `must be within ${TOLERANCE} of the area that the points enclose, ${rounded(enclosed)}, but is ${area}`;
    return [{ at: ['area'], problem }];
  }),
  rule(['form', 'points', 'operatingPoint'], ({ form, points, operatingPoint }) => {
    if (!operatingPoint || orderBreaches(form, points).length > 0) return [];
    const off = distanceTo(points, operatingPoint.at);
    if (off <= TOLERANCE + ROUNDING) return [];
    const problem = `must be on the curve, at most ${TOLERANCE} away, but is ${rounded(off)} away`;
    return [{ at: ['operatingPoint', 'at'], problem }];
  }),
  rule(['form', 'prevalence'], ({ form, prevalence }) => {
    const isPrecisionRecall = form === 'precision-recall';
    if (isPrecisionRecall === (prevalence !== undefined)) return [];
    const problem = isPrecisionRecall
      ? 'is required: a precision-recall curve is read against the share of positives'
      : 'must be left out: only a precision-recall curve has it';
    return [{ at: ['prevalence'], problem }];
  }),
);

/** See {@link curveSchema}. */
export type CurveData = v.InferOutput<typeof curveSchema>;

/** An example, for the workshop and for tests. */
export const curveExample: CurveData = {
  kind: 'curve',
  title: 'Which radiographs need attention',
  form: 'roc',
  points: [
    [0, 0],
    [0.02, 0.34],
    [0.05, 0.52],
    [0.1, 0.7],
    [0.18, 0.84],
    [0.32, 0.95],
    [0.5, 0.98],
    [0.75, 0.995],
    [1, 1],
  ],
  area: 0.91,
  operatingPoint: { at: [0.32, 0.95], label: 'at 95% sensitivity, specificity 68%' },
  method: '4,200 public images held out by patient.',
};
