import { Columns, NarrowOnly } from '@portfolio/ui/Columns';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop, inlineSize, narrow, phone } from '../support/widths.ts';
import { guide } from './Columns.guide.tsx';

const meta = {
  component: Columns,
  subcomponents: { NarrowOnly },
  parameters: { guide },
  args: {
    children: [
      <Prose key="long" data-testid="long">
        <p>{longText}</p>
      </Prose>,
      <Prose key="short" data-testid="short">
        <p>{sentence}</p>
      </Prose>,
    ],
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

export const SideBySideOnADesktop: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  play: async ({ canvas }) => {
    const long = canvas.getByTestId('long');
    const short = canvas.getByTestId('short');
    await expectApart(long, short);
    await expect(short.offsetTop).toBe(long.offsetTop);
  },
};

export const OneBelowTheOtherOnANarrowWindow: Story = {
  globals: narrow,
  decorators: inlineSize(18),
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const long = canvas.getByTestId('long');
    const short = canvas.getByTestId('short');
    await expectApart(long, short);
    await expect(short.offsetLeft).toBe(long.offsetLeft);
  },
};

/** Of three parts, the second has a column of its own: the third follows the first at once. */
export const ThreeParts: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  args: {
    children: [
      <Prose key="first" data-testid="first">
        <p>{sentence}</p>
      </Prose>,
      <Prose key="long" data-testid="long">
        <p>{longText}</p>
        <p>{longText}</p>
        <p>{longText}</p>
      </Prose>,
      <Prose key="third" data-testid="third">
        <p>{sentence}</p>
      </Prose>,
    ],
  },
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByTestId(name).getBoundingClientRect();
    await expect(place('long').top).toBe(place('first').top);
    await expect(place('long').left).toBeGreaterThan(place('first').right);
    await expect(place('third').left).toBe(place('first').left);
    await expect(place('third').top).toBeCloseTo(place('first').bottom, 0);
    await expect(place('third').bottom).toBeLessThan(place('long').bottom);
  },
};

/** A way down to a part that a wide window shows beside the others. */
export const WayDown: Story = {
  globals: phone,
  render: () => (
    <NarrowOnly>
      <a href="#message">Write to me</a>
    </NarrowOnly>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Write to me' })).toBeVisible(),
};

export const NoWayDownOnADesktop: Story = {
  ...WayDown,
  globals: desktop,
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
