import { Columns } from '@portfolio/ui/Columns';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from './support/expectations.ts';
import { longText, longWord, sentence } from './support/samples.ts';
import { desktop, inlineSize, inNarrowWindow, narrow } from './support/widths.ts';

const meta = {
  component: Columns,
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

export const LongWord: Story = inNarrowWindow({ children: <p>{longWord}</p> });
