import { looks, sizeAt, typeSteps, typeWidths } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { rootLook } from '../../.storybook/shared/looks.ts';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { desktop, phone } from '../support/widths.ts';
import { FallbackFonts } from './FallbackFonts.tsx';
import { TypeDetails, TypeSizes } from './TypeSpecimen.tsx';

const meta = {
  // Its page is written by hand: Type.mdx.
  tags: ['!autodocs'],
  render: () => <TypeSizes />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each size is the one that is said beside it, at both ends of the scale. */
async function expectSizes(canvasElement: HTMLElement) {
  const end = (['narrow', 'wide'] as const).find((each) => typeWidths[each] === innerWidth);
  if (!end) return;
  for (const line of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
    const step = typeSteps[line.dataset.size as keyof typeof typeSteps];
    const { fontSize } = getComputedStyle(line);
    await expect(
      Math.abs(Number.parseFloat(fontSize) - sizeAt(looks[rootLook()], end, step)),
    ).toBeLessThan(0.1);
  }
}

export const Sizes: Story = {
  globals: desktop,
  tags: ['visual'],
  play: ({ canvasElement }) => expectSizes(canvasElement),
};

export const Plain: Story = { ...Sizes, globals: { ...desktop, look: 'plain' } };

export const Technical: Story = { ...Sizes, globals: { ...desktop, look: 'technical' } };

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await expectSizes(canvasElement);
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Whichever fallback a device has, a line is hardly longer or shorter, so little moves. */
export const Fallbacks: Story = {
  render: () => <FallbackFonts />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('note').every(({ textContent }) => textContent)).toBe(true),
    );
    for (const { textContent } of canvas.getAllByRole('note')) {
      const percent = /([\d.]+)%/.exec(textContent ?? '')?.[1];
      if (percent) await expect(Number(percent), textContent ?? '').toBeLessThan(4);
    }
  },
};

export const FallbacksInTechnical: Story = { ...Fallbacks, globals: { look: 'technical' } };

export const WeightsAndLineHeights: Story = { render: () => <TypeDetails /> };
