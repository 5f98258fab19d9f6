import type { FigureLanguage } from '@portfolio/figures';
import type { CurveData } from '@portfolio/figures/curve/schema';
import { makeFormat } from '@portfolio/figures/text/format';
import { oneDecimal } from './axis.ts';
import { dotAt, type PlotPoint, polyline } from './polyline.ts';

type Point = CurveData['points'][number];

/** Where a share between 0 and 1 is drawn, in percent from the left or from the top. */
const right = (share: number) => oneDecimal(Math.max(0, Math.min(share, 1)) * 100);
const down = (share: number) => oneDecimal(100 - right(share));

const ticks = { sm: [0, 0.5, 1], lg: [0, 0.2, 0.4, 0.6, 0.8, 1] };

/** Computes all positions of a curve, in percent of its square, from the left and from the top. */
export function layOutCurve(data: CurveData, size: 'sm' | 'lg', language: FigureLanguage) {
  const { form, operatingPoint, prevalence, band } = data;
  // The sort is stable, so points with the same x stay in order.
  const points = [...data.points].sort(([a], [b]) => a - b);
  const x = ([first]: Point) => right(first);
  const y = ([, second]: Point) => down(second);
  const boundary = (bounds: readonly number[]) =>
    points.map((point, index): PlotPoint => [x(point), down(bounds[index] ?? 0)]);
  const path = polyline(points.map((point): PlotPoint => [x(point), y(point)]));
  const [start, end] = [points[0], points.at(-1)].map((point) => point && x(point));
  const isCalibration = form === 'calibration';
  const dot = (point: Point) => dotAt(x(point), y(point));
  const hasPrevalence = form === 'precision-recall' && prevalence !== undefined;
  const diagonal = form === 'precision-recall' ? undefined : 'M0,100L100,0';
  const write = makeFormat(ticks[size], undefined, language);
  return {
    ticks: ticks[size].map((share) => ({
      at: right(share),
      text: share === 0 || share === 1 ? String(share) : write(share),
    })),
    path,
    /** The places of the points. */
    places: points.map(x),
    /** The place of a share. */
    down,
    fill: isCalibration || band ? undefined : `${path}L${end},100L${start},100Z`,
    band: band && `${polyline([...boundary(band.low), ...boundary(band.high).reverse()])}Z`,
    reference: hasPrevalence ? `M0,${down(prevalence)}H100` : diagonal,
    /** The height of random guessing in a precision–recall plot. */
    prevalence: hasPrevalence ? down(prevalence) : undefined,
    /** The observed rates of a calibration curve. */
    points: isCalibration ? points.map(dot).join('') : '',
    /** The operating point: where the classifier is used. */
    used: operatingPoint && dot(operatingPoint.at),
  };
}
