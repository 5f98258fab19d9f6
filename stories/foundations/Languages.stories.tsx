import { findingOf } from '@portfolio/figures';
import { formatsOf } from '@portfolio/words/formats';
import { included } from '@portfolio/words/included';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { share } from '../support/figures.ts';
import { phone } from '../support/widths.ts';
import { EachLanguage } from './Languages.tsx';

const meta = {
  // Its page is written by hand: Languages.mdx.
  tags: ['!autodocs'],
  render: () => <EachLanguage />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each says what its language says: findings of figures, links, filters. */
export const Each: Story = {
  play: async ({ canvas }) => {
    for (const [tag, words] of Object.entries(included)) {
      const part = within(canvas.getByRole('region', { name: tag }));
      const finding = findingOf(share, { words: words.figures, formats: formatsOf(tag) });
      await expect(part.getByRole('img', { name: finding })).toBeVisible();
      await expect(part.getByRole('link')).toHaveAccessibleName(
        `example.org ${words.common.opensInNewTab}`,
      );
      await expect(part.getByRole('tab')).toHaveAccessibleName(
        new RegExp(words.common.hasFeatured),
      );
    }
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
