import { radius, rem, space, width } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { phone } from '../components/support/widths.ts';
import './foundations.css';
import { customProperty } from './customProperty.ts';

interface ScaleRowsProps {
  /** The scale's name in its custom properties. */
  scale: string;
  /** Each step's value in px. */
  steps: Record<string, number>;
}

/** The steps of one scale as bars of their length. */
function ScaleRows({ scale, steps }: ScaleRowsProps) {
  return (
    <dl>
      {Object.entries(steps).map(([name, px]) => (
        <div key={name}>
          <dt>
            <strong>{name}</strong>
            {customProperty(scale, name)}: {rem(px)} ({px} px)
          </dt>
          <dd
            className="bar"
            data-px={px}
            style={{ inlineSize: `var(${customProperty(scale, name)})` }}
          />
        </div>
      ))}
    </dl>
  );
}

/** Distances, widths and corners. */
function Space() {
  return (
    <div className="foundations">
      <section>
        <h2>Space</h2>
        <ScaleRows scale="space" steps={space} />
      </section>
      <section>
        <h2>Widths</h2>
        <ScaleRows scale="width" steps={width} />
      </section>
      <section>
        <h2>Corners</h2>
        <dl>
          {Object.entries(radius).map(([name, px]) => (
            <div key={name}>
              <dt>
                <strong>{name}</strong>
                {customProperty('radius', name)}: {px} px
              </dt>
              <dd className="corner" style={{ borderRadius: px }} />
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const meta = {
  component: Space,
} satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>('[data-px]')) {
      const px = Math.min(Number(bar.dataset.px), bar.parentElement?.clientWidth ?? 0);
      await expect(bar.getBoundingClientRect().width).toBe(px);
    }
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
