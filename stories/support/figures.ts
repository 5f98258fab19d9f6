import type { ChangeData, ComparisonData, ShareData } from '@portfolio/ui/figureText';

/** What figures are drawn from; not the owner's. */
export const change: ChangeData = {
  kind: 'change',
  title: 'Inference on a Raspberry Pi 4',
  unit: 'ms',
  before: { label: 'float', value: 310 },
  after: { label: '8 bit', value: 96 },
  better: 'lower',
  method: 'One MobileNetV3, on a Raspberry Pi 4.',
};

export const share: ShareData = {
  kind: 'share',
  title: 'Replayed incidents flagged within a day',
  unit: 'incidents',
  label: 'flagged within a day',
  part: 11,
  whole: 12,
  method: '12 past incidents with known start dates, replayed.',
};

export const comparison: ComparisonData = {
  kind: 'comparison',
  title: 'Mean absolute error, share of capacity',
  unit: '%',
  axis: 'mean absolute error',
  values: [
    { label: 'this model', value: 6.8, ours: true },
    { label: 'gradient boosting', value: 7.9 },
    { label: 'like today', value: 9.5 },
  ],
  better: 'lower',
  method: '90 test days that follow the training period.',
};
