import { Figure } from '@portfolio/ui/Figure';
import type { CurveData } from '@portfolio/ui/figureText';
import { figureGuide } from '../support/figureGuide.tsx';
import { calibration, precisionRecall, roc } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';

const color = '#2b9470';

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

export const guide: Guide = figureGuide<CurveData>({
  purpose:
    'Judges a classifier at every threshold: a curve between 0 and 1, beside what guessing reaches.',
  tasks: ['ROC', 'AUC', 'precision and recall', 'calibration', 'sensitivity', 'threshold'],
  use: [
    'With `form="roc"` for true against false positives; with `precision-recall` where positives are rare; with `calibration` for predicted against observed rates.',
    'With `operatingPoint`, to show the threshold at which it is used.',
    'It takes `form` and `points`, each two numbers from 0 to 1; `area`, `operatingPoint` and `prevalence` where they are known.',
  ],
  avoid: [
    { when: 'The threshold is fixed.', instead: 'Use `FigureMatrix`, which counts the mistakes.' },
    { when: 'It is a learning curve, or anything over time.', instead: 'Use `FigureSeries`.' },
    {
      when: 'Several classifiers are ranked.',
      instead: 'Use `FigureComparison` with their areas.',
    },
  ],
  color,
  example: roc,
  parts: [
    { name: 'Vertical axis', selector: '[role="img"] p', description: 'Named by `form`.' },
    {
      name: 'Curve',
      selector: '[role="img"] svg',
      description: 'In a square. The area below it is tinted where `area` is given.',
    },
    {
      name: 'Reference',
      selector: '[role="img"] svg + span',
      description: 'What guessing reaches; of a calibration, the diagonal “as predicted”.',
    },
    { name: 'Area', selector: '[role="img"] b', description: 'The number that sums up the curve.' },
    {
      name: 'Point of use',
      selector: '[role="img"] p[dir]',
      description: 'The dot on the curve, in words.',
    },
  ],
  small: {
    roc,
    'precision-recall': precisionRecall,
    calibration,
    'no area, no point': { ...roc, area: undefined, operatingPoint: undefined },
    guessing,
  },
  large: { roc, 'precision-recall': precisionRecall },
  pairs: [
    {
      do: {
        example: <Figure figure={precisionRecall} color={color} size="sm" />,
        why: 'Where positives are rare, precision and recall show how many alarms are right.',
      },
      dont: {
        example: (
          <Figure
            figure={{ ...roc, title: 'Precision and recall', operatingPoint: undefined }}
            color={color}
            size="sm"
          />
        ),
        why: 'A ROC curve looks good even if most alarms are false, and the title names another measure.',
      },
    },
  ],
  writing: [
    'Title: the question that the classifier answers: `Which radiographs need attention`.',
    'Label of the point: what it means in use: `at 95% sensitivity, specificity 68%`.',
  ],
});
