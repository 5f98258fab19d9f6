import { OfflinePage, offlinePath } from '@portfolio/site/layout/OfflinePage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { desktop, phone } from '../support/widths.ts';

/**
 * What visitors see offline at an address that isn't kept on their device: a document without scripts. So it has
 * no settings and no particles, and every link of it works. Made of `PageFrame`, `PageHeading` and `WorkCard`.
 */
const meta = {
  title: 'Pages/Offline',
  component: OfflinePage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: OfflinePage }], {
        initialEntries: [offlinePath],
      })}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectNoSidewaysScroll(canvasElement);
  },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pages that are kept are one click away. */
export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const InTheDark: Story = { globals: { ...phone, theme: 'dark' } };
