import { DEFAULT_LOOK, looks, writeDesignTokens } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import { readProperty } from './customProperty.ts';
import { TokensDownload, TokenTable } from './DesignTokens.tsx';
import { tokenGroupsOf } from './tokenRows.ts';

const meta = {
  title: 'Design Tokens',
  id: 'foundations-designtokens',
  // Its page is written by hand: DesignTokens.mdx.
  tags: ['!autodocs'],
  render: () => <TokenTable />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The file is the package's, byte by byte. */
export const Download: Story = {
  render: () => <TokensDownload />,
  play: async ({ canvas }) => {
    const link = (await canvas.findByRole('link', {
      name: 'Download tokens.json',
    })) as HTMLAnchorElement;
    await expect(link.download).toBe('tokens.json');
    const file = await (await fetch(link.href)).text();
    await expect(file).toBe(writeDesignTokens(looks[DEFAULT_LOOK]));
  },
};

/** Every custom property of the table is one of the page. */
export const All: Story = {
  play: async () => {
    for (const { property } of tokenGroupsOf(looks[DEFAULT_LOOK]).flatMap(({ rows }) => rows)) {
      await expect(`${property}: ${readProperty(property)}`).toMatch(/: .+/);
    }
  },
};

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a token' });
    await userEvent.type(field, 'dark muted');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 80 tokens');
    await expect(canvas.getByRole('row', { name: /color\.dark\.text\.muted/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '120 duration');
    await expect(canvas.getByRole('row', { name: /motion\.fast.*120 ms/ })).toBeVisible();
    await userEvent.type(field, ' nothing');
    await expect(canvas.getByRole('status')).toHaveTextContent('No token has all of these words.');
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
