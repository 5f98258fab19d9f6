const stated = { title: 'Pfannen im Test', method: 'Dreimal gemessen, an einem Tag.' };

/** Valid figures with everything that their kinds may state; none is like the sample's. */
export const validFigures = {
  change: {
    kind: 'change',
    ...stated,
    unit: '°C',
    before: { label: 'vorher', value: -12.5 },
    after: { label: 'nachher', value: 0 },
    better: 'higher',
  },
  share: { kind: 'share', ...stated, unit: 'Pfannen', label: 'dicht', part: 3, whole: 7 },
  series: {
    kind: 'series',
    ...stated,
    unit: '€',
    x: { label: 'Monat', values: ['2023-11', '2023-12', '2024-01'] },
    axis: 'Preis',
    lines: [
      { label: 'wir', values: [3, null, 5], ours: true },
      { label: 'andere', values: [4, 4.5, 6] },
    ],
    band: { label: 'üblich', low: [2, 2, 2], high: [6, 2, 7] },
    baseline: { label: 'Ziel', value: 4 },
    better: 'lower',
  },
  comparison: {
    kind: 'comparison',
    ...stated,
    unit: 'kg',
    axis: 'Gewicht',
    values: [
      { label: 'Eisen', value: 2.4, interval: [2.2, 2.4] },
      { label: 'Alu', value: 1.1, ours: true },
      { label: 'Kupfer', value: 3, ours: false },
    ],
    better: 'lower',
  },
  matrix: {
    kind: 'matrix',
    ...stated,
    unit: 'Pilze',
    rows: 'Wahr',
    columns: 'Gesagt',
    classes: ['essbar', 'giftig', 'unklar'],
    counts: [
      [5, 0, 1],
      [0, 9, 0],
      [2, 0, 0],
    ],
  },
  curve: {
    kind: 'curve',
    ...stated,
    form: 'roc',
    points: [
      [0, 0],
      [0, 0.4],
      [0.2, 0.8],
      [1, 1],
    ],
    area: 0.84,
    operatingPoint: { at: [0.2, 0.8], label: 'Schwelle 0,5' },
  },
} as const;

/** A precision-recall curve; its points go down. */
export const precisionRecall = {
  kind: 'curve',
  ...stated,
  form: 'precision-recall',
  points: [
    [0, 1],
    [0.5, 0.9],
    [1, 0.1],
  ],
  prevalence: 0.1,
} as const;

/** A calibration curve; it may go up and down. */
export const calibration = {
  kind: 'curve',
  ...stated,
  form: 'calibration',
  points: [
    [0.1, 0.05],
    [0.5, 0.6],
    [0.9, 0.55],
  ],
} as const;
