import { layerOrder } from '@portfolio/ui/layers';
import { zIndex } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CascadeLayers, Sheets } from './Layers.tsx';

const meta = {
  // Its page is written by hand: Layers.mdx.
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sheet covers the one below it, wherever they overlap. */
export const WhatCoversWhat: Story = {
  render: () => <Sheets />,
  play: async ({ canvasElement }) => {
    const sheets = [...canvasElement.querySelectorAll<HTMLElement>('[data-layer]')];
    await expect(sheets.map((sheet) => getComputedStyle(sheet).zIndex)).toEqual(
      Object.values(zIndex).map(String),
    );
    for (const sheet of sheets.slice(1)) {
      const { left, top } = sheet.getBoundingClientRect();
      await expect(sheet).toContainElement(
        document.elementFromPoint(left + 4, top + 4) as HTMLElement,
      );
    }
  },
};

export const Cascade: Story = {
  render: () => <CascadeLayers />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(layerOrder.length);
  },
};
