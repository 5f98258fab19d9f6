import { radius, rem, space, width } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import './foundations.css';
import { Samples } from './Samples.tsx';

/** The steps of one scale, each value in px, as bars of their length. */
const Lengths = (props: { heading: string; scale: string; values: Record<string, number> }) => (
  <Samples {...props} describeValue={(px) => `${rem(px)} (${px} px)`}>
    {(px, inlineSize) => <dd className="bar" data-px={px} style={{ inlineSize }} />}
  </Samples>
);

/** Distances, widths and corners. */
function Space() {
  return (
    <div className="foundations">
      <Lengths heading="Space" scale="space" values={space} />
      <Lengths heading="Widths" scale="width" values={width} />
      <Samples heading="Corners" scale="radius" values={radius} describeValue={(px) => `${px} px`}>
        {(borderRadius) => <dd className="corner" style={{ borderRadius }} />}
      </Samples>
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
