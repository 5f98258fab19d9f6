import { iconNames } from '@portfolio/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import { IconSearch } from './IconSearch.tsx';

const meta = {
  // Its page is written by hand: Icons.mdx.
  tags: ['!autodocs'],
  render: () => <IconSearch />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** By a name, and by what it means; the count is announced. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(field, 'theme');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      `2 of ${iconNames.length} icons`,
    );
    await expect(canvas.getByRole('button', { name: 'Copy <Icon name="moon" />' })).toBeVisible();
    await userEvent.type(field, ' nothing');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'No icon has all of these words.',
    );
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
