import content from 'virtual:content';
import { ContactPage } from '@portfolio/site/pages/ContactPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { inSite } from './site.tsx';

/** A page that asks: what there is to know on one side, the form on the other. */
const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  ...inSite(content.pages.contact.path),
  args: {
    ...content,
    // No story depends on a network.
    contactMap: { embedUrl: 'data:text/html,', linkUrl: 'https://maps.example.com/pune' },
  },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

/** The form was sent with nothing in it. */
export const Rejected: Story = {
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const RejectedInTheDark: Story = {
  ...Rejected,
  tags: [],
  globals: { ...desktop, theme: 'dark' },
};
