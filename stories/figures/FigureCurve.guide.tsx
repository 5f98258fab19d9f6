import type { CurveData } from '@portfolio/figures/curve/schema';
import { figureGuide } from '../support/figureGuide.tsx';
import { calibration, precisionRecall, roc } from '../support/figures.ts';

const guessing: CurveData = {
  ...roc,
  title: 'Which coin lands on heads',
  points: [
    [0, 0],
    [1, 1],
  ],
  area: 0.5,
  operatingPoint: undefined,
};

export const guide = figureGuide<CurveData>({
  purpose:
    'Judges a classifier at every threshold: a curve between 0 and 1, beside what guessing reaches.',
  tasks: ['ROC', 'AUC', 'precision and recall', 'calibration', 'sensitivity', 'threshold'],
  use: [
    'With `form="roc"` for true against false positives; with `precision-recall` where positives are rare; with `calibration` for predicted against observed rates.',
    'With `operatingPoint`, to show the threshold at which it is used.',
    'It takes `form` and `points`, each two numbers from 0 to 1; `area`, `operatingPoint` and `prevalence` where they are known.',
  ],
  avoid: {
    'The threshold is fixed.': 'Use `FigureMatrix`, which counts the mistakes.',
    'It is a learning curve, or anything over time.': 'Use `FigureSeries`.',
    'Several classifiers are ranked.': 'Use `FigureComparison` with their areas.',
  },
  color: '#2b9470',
  example: roc,
  parts: {
    'Vertical axis': { selector: '[role="img"] p', description: 'Named by `form`.' },
    Curve: {
      selector: '[role="img"] svg',
      description: 'In a square. The area below it is tinted where `area` is given.',
    },
    Reference: {
      selector: '[role="img"] svg + span',
      description: 'What guessing reaches; of a calibration, the diagonal “as predicted”.',
    },
    Area: { selector: '[role="img"] b', description: 'The number that sums up the curve.' },
    'Point of use': {
      selector: '[role="img"] p[dir]',
      description: 'The dot on the curve, in words.',
    },
  },
  small: {
    roc,
    'precision-recall': precisionRecall,
    calibration,
    'no point': { ...roc, operatingPoint: undefined },
    'no area': { ...roc, area: undefined },
    'no area, no point': { ...roc, area: undefined, operatingPoint: undefined },
    guessing,
    perfect: {
      ...guessing,
      title: 'Which shapes are squares',
      points: [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      area: 1,
    },
    'mostly positive': {
      ...precisionRecall,
      title: 'Which letters arrive in time',
      prevalence: 0.9,
      points: [
        [0, 1],
        [0.5, 0.97],
        [1, 0.9],
      ],
      area: 0.96,
      operatingPoint: undefined,
    },
  },
  large: { roc, 'precision-recall': precisionRecall, calibration },
  pairs: [
    {
      do: {
        figure: precisionRecall,
        why: 'Where positives are rare, precision and recall show how many alarms are right.',
      },
      dont: {
        figure: { ...roc, title: 'Precision and recall', operatingPoint: undefined },
        why: 'A ROC curve looks good even if most alarms are false, and the title names another measure.',
      },
    },
  ],
  writing: [
    'Title: the question that the classifier answers: `Which radiographs need attention`.',
    'Label of the point: what it means in use: `at 95% sensitivity, specificity 68%`.',
  ],
});
