import { fluidSize, fonts, leading, sizeAt, typeScale, weight } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { desktop, phone } from '../components/support/widths.ts';
import './foundations.css';
import { customProperty } from './customProperty.ts';

const { narrow, wide } = typeScale;

interface SamplesProps<T> {
  heading: string;
  /** Name of the scale in its custom properties. */
  scale: string;
  values: Readonly<Record<string, T>>;
  /** What is said of a value beside its name. */
  describeValue: (value: T) => ReactNode;
  /** Shows the sample text in this value, or with its custom property. */
  style: (value: T, property: string) => CSSProperties;
  text: string;
}

/** The values of one scale, each with a text that is set in it. */
function Samples<T>({ heading, scale, values, describeValue, style, text }: SamplesProps<T>) {
  return (
    <section>
      <h2>{heading}</h2>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
              {customProperty(scale, name)}: {describeValue(value)}
            </dt>
            <dd
              data-value={String(value)}
              style={style(value, `var(${customProperty(scale, name)})`)}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The fluid scale of sizes, the faces, weights and line heights. */
function Type() {
  return (
    <div className="foundations">
      <Samples
        heading="Sizes"
        scale="fontSize"
        values={typeScale.steps}
        describeValue={(step) => (
          <>
            {fluidSize(step)}
            <br />
            {sizeAt('narrow', step).toFixed(1)} px at {narrow.width},{' '}
            {sizeAt('wide', step).toFixed(1)} px at {wide.width}
          </>
        )}
        style={(_, fontSize) => ({ fontSize, lineHeight: 1.2 })}
        text="Backtests fell to 18.3 %"
      />
      <Samples
        heading="Faces"
        scale="font"
        values={fonts}
        describeValue={(stack) => stack.join(', ')}
        style={(_, fontFamily) => ({ fontFamily, fontSize: 'var(--pf-font-size-lead)' })}
        text="Mira Kelvekar measured 0123456789, then 1,034 of 1,034."
      />
      <Samples
        heading="Weights"
        scale="weight"
        values={weight}
        describeValue={String}
        style={(fontWeight) => ({ fontWeight })}
        text="Models that hold up outside the notebook"
      />
      <Samples
        heading="Line heights"
        scale="leading"
        values={leading}
        describeValue={String}
        style={(lineHeight) => ({ lineHeight, maxInlineSize: '24rem' })}
        text="A distributor refitted its demand model by hand, and often late. I rebuilt the job as a nightly pipeline."
      />
    </div>
  );
}

const meta = {
  component: Type,
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

async function expectSizes(canvasElement: HTMLElement) {
  const way = (window.innerWidth - narrow.width) / (wide.width - narrow.width);
  const share = Math.min(1, Math.max(0, way));
  for (const sample of canvasElement.querySelectorAll<HTMLElement>('section:first-child dd')) {
    const size = Number.parseFloat(getComputedStyle(sample).fontSize);
    const step = Number(sample.dataset.value);
    const expected = sizeAt('narrow', step) * (1 - share) + sizeAt('wide', step) * share;
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
