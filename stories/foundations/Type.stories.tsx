import { fluidSize, fonts, leading, sizeAt, typeScale, weight } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { desktop, phone } from '../support/widths.ts';
import './foundations.css';
import { Samples } from './Samples.tsx';

const { narrow, wide } = typeScale;

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
      >
        {(_, fontSize) => <dd style={{ fontSize, lineHeight: 1.2 }}>Backtests fell to 18.3%</dd>}
      </Samples>
      <Samples heading="Faces" scale="font" values={fonts} describeValue={(all) => all.join(', ')}>
        {(_, fontFamily) => (
          <dd style={{ fontFamily, fontSize: 'var(--pf-font-size-lead)' }}>
            Mira Kelvekar measured 0123456789, then 1,034 of 1,034.
          </dd>
        )}
      </Samples>
      <Samples heading="Weights" scale="weight" values={weight} describeValue={String}>
        {(fontWeight) => <dd style={{ fontWeight }}>Models that hold up outside the notebook</dd>}
      </Samples>
      <Samples heading="Line heights" scale="leading" values={leading} describeValue={String}>
        {(lineHeight) => (
          <dd style={{ lineHeight, maxInlineSize: '24rem' }}>
            A distributor refitted its demand model by hand, and often late. I rebuilt the job as a
            nightly pipeline.
          </dd>
        )}
      </Samples>
    </div>
  );
}

const meta = {
  component: Type,
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const OnADesktop: Story = { globals: desktop };
