import { easing, motionMs } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './foundations.css';
import { customProperty } from './customProperty.ts';
import { Samples } from './Samples.tsx';

const uses: Record<keyof typeof motionMs, string> = {
  fast: 'a change of state, such as a hovered button',
  normal: 'something that comes or goes, such as a tooltip',
  slow: 'a card that turns over, an entry that appears',
};

/** A curve in a square of 100: time to the right, way upwards. */
function Curve({
  points: [x1, y1, x2, y2],
}: {
  points: readonly [number, number, number, number];
}) {
  const path = `M0 100 C${100 * x1} ${100 - 100 * y1} ${100 * x2} ${100 - 100 * y2} 100 0`;
  return (
    <svg viewBox="-4 -4 108 108" className="curve" aria-hidden="true">
      <path d="M0 0 V100 H100" />
      <path d={path} className="line" />
    </svg>
  );
}

/** How long things move, and how they speed up and slow down. */
function Motion() {
  return (
    <div className="foundations">
      <section>
        <h2>Times</h2>
        <p>Hover or focus a row. With reduced motion, the mark is at its end at once.</p>
        <dl>
          {Object.entries(motionMs).map(([name, ms]) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard sees the motion too
            <div key={name} className="moving" tabIndex={0}>
              <dt>
                <strong>{name}</strong>
                {customProperty('motion', name)}: {ms} ms, {uses[name as keyof typeof motionMs]}
              </dt>
              <dd>
                <span
                  className="mark"
                  style={{ transitionDuration: `var(${customProperty('motion', name)})` }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Samples
        heading="Easing"
        scale="easing"
        values={easing}
        describeValue={(points) => `cubic-bezier(${points.join(', ')})`}
      >
        {(points) => (
          <dd>
            <Curve points={points} />
          </dd>
        )}
      </Samples>
    </div>
  );
}

const meta = {
  component: Motion,
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing moves: no transition, no animation. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('.mark')) {
      await expect(getComputedStyle(mark).transitionDuration).toBe('0s');
    }
  },
};
