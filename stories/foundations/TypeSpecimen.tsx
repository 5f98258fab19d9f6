import {
  type Look,
  leading,
  rem,
  sizeAt,
  typeSteps,
  typeWidths,
  weight,
} from '@portfolio/ui/tokens';
import './foundations.css';
import './type.css';
import { customProperty } from './customProperty.ts';
import { useLook } from './useLook.ts';

type Step = keyof typeof typeSteps;

/** How the product sets each step, with a sentence of its kind. */
const specimens: Record<
  Step,
  { face: keyof Look['fonts']; leading: keyof typeof leading; sentence: string }
> = {
  display: {
    face: 'display',
    leading: 'tight',
    sentence: 'I build models that hold up outside the notebook',
  },
  heading: {
    face: 'display',
    leading: 'tight',
    sentence: 'A forecast that refits itself at night',
  },
  title: { face: 'display', leading: 'tight', sentence: 'Backtests fell from 24.1% to 18.3%' },
  lead: {
    face: 'text',
    leading: 'snug',
    sentence: 'Developer and analyst in Pune, for teams that decide with numbers.',
  },
  body: {
    face: 'text',
    leading: 'body',
    sentence:
      'A distributor refitted its demand model by hand, and often late. I rebuilt the job as a nightly pipeline that checks its inputs, refits, and tells the planners what changed and why.',
  },
  small: {
    face: 'text',
    leading: 'snug',
    sentence: 'Backtest over eight weeks, each forecast from the data before it.',
  },
  label: { face: 'label', leading: 'snug', sentence: 'Mar 2023 – today · 11 of 12 incidents' },
};

const { narrow, wide } = typeWidths;

/** Every size, largest first, set as the product sets it. */
export function TypeSizes() {
  const look = useLook();
  const px = (end: keyof typeof typeWidths, step: number) => sizeAt(look, end, step).toFixed(1);
  const steps = Object.entries(typeSteps).sort(([, a], [, b]) => b - a) as [Step, number][];
  return (
    <div className="foundations sb-unstyled">
      <ul className="rows">
        {steps.map(([name, step]) => {
          const { face, leading: line, sentence } = specimens[name];
          return (
            <li key={name} className="row">
              <div className="facts">
                <strong>{name}</strong>
                <code>{customProperty('fontSize', name)}</code>
                <p className="note">
                  {px('narrow', step)} px at {narrow}, {px('wide', step)} px at {wide}
                  <br />
                  line height {line}, {leading[line]}
                </p>
              </div>
              <p
                data-size={name}
                style={{
                  fontFamily: `var(${customProperty('font', face)})`,
                  fontSize: `var(${customProperty('fontSize', name)})`,
                  fontWeight: face === 'display' ? look.headingWeight : weight.regular,
                  lineHeight: leading[line],
                  maxInlineSize: 'var(--pf-width-measure)',
                }}
              >
                {sentence}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const faceOf = (name: string) => (name === 'heading' ? 'display' : 'text');

/** Weights and line heights, each on text that shows it. */
export function TypeDetails() {
  const weights = { ...weight, heading: useLook().headingWeight };
  return (
    <div className="foundations sb-unstyled">
      <section>
        <h3>Weights</h3>
        <ul>
          {Object.entries(weights).map(([name, value]) => (
            <li key={name} className="row">
              <div className="facts">
                <strong>{name}</strong>
                <code>
                  {customProperty('weight', name)}: {value}
                </code>
              </div>
              <p
                style={{
                  fontFamily: `var(${customProperty('font', faceOf(name))})`,
                  fontSize: `var(${customProperty('fontSize', 'lead')})`,
                  fontWeight: value,
                }}
              >
                Flagged within a day: 11 of 12, 1,034 of 1,034
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Line heights</h3>
        <ul>
          {Object.entries(leading).map(([name, value]) => (
            <li key={name} className="row">
              <div className="facts">
                <strong>{name}</strong>
                <code>
                  {customProperty('leading', name)}: {value}
                </code>
                <p className="note">{rem(16 * value)} per line of body text</p>
              </div>
              <p className="ruled" style={{ lineHeight: value }}>
                {specimens.body.sentence}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
