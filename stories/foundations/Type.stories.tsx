import { fluidSize, fonts, leading, typeScale, weight } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { desktop, phone } from '../components/support/widths.ts';
import './foundations.css';
import { customProperty } from './customProperty.ts';

const { narrow, wide } = typeScale;
const steps = Object.entries(typeScale.steps);

/** What a step measures at one end of the scale, in px. */
const sizeAt = ({ base, ratio }: { base: number; ratio: number }, step: number) =>
  base * ratio ** step;

/** The fluid scale of sizes, the faces, weights and line heights. */
function Type() {
  return (
    <div className="foundations">
      <section>
        <h2>Sizes</h2>
        <dl>
          {steps.map(([name, step]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
                {customProperty('size', name)}: {fluidSize(step)}
                <br />
                {sizeAt(narrow, step).toFixed(1)} px at {narrow.width},{' '}
                {sizeAt(wide, step).toFixed(1)} px at {wide.width}
              </dt>
              <dd
                data-step={step}
                style={{ fontSize: `var(${customProperty('size', name)})`, lineHeight: 1.2 }}
              >
                Backtests fell to 18.3 %
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Faces</h2>
        <dl>
          {Object.entries(fonts).map(([name, stack]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
                {customProperty('font', name)}: {stack.join(', ')}
              </dt>
              <dd
                style={{
                  fontFamily: `var(${customProperty('font', name)})`,
                  fontSize: 'var(--pf-size-lead)',
                }}
              >
                Mira Kelvekar measured 0123456789, then 1,034 of 1,034.
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Weights</h2>
        <dl>
          {Object.entries(weight).map(([name, value]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
                {customProperty('weight', name)}: {value}
              </dt>
              <dd style={{ fontWeight: value }}>Models that hold up outside the notebook</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Line heights</h2>
        <dl>
          {Object.entries(leading).map(([name, value]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
                {customProperty('leading', name)}: {value}
              </dt>
              <dd style={{ lineHeight: value, maxInlineSize: '24rem' }}>
                A distributor refitted its demand model by hand, and often late. I rebuilt the job
                as a nightly pipeline.
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Type,
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

async function expectSizes(canvasElement: HTMLElement) {
  const way = (window.innerWidth - narrow.width) / (wide.width - narrow.width);
  const share = Math.min(1, Math.max(0, way));
  for (const sample of canvasElement.querySelectorAll<HTMLElement>('[data-step]')) {
    const size = Number.parseFloat(getComputedStyle(sample).fontSize);
    const step = Number(sample.dataset.step);
    const expected = sizeAt(narrow, step) * (1 - share) + sizeAt(wide, step) * share;
    await expect(size).toBeCloseTo(expected, 1);
  }
}

export const Default: Story = {
  play: ({ canvasElement }) => expectSizes(canvasElement),
};

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await expectSizes(canvasElement);
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const OnADesktop: Story = {
  globals: desktop,
  play: ({ canvasElement }) => expectSizes(canvasElement),
};
