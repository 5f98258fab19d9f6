import content from 'virtual:content';
import { ExperiencePage } from '@portfolio/site/pages/ExperiencePage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that tells: when and for how long, drawn to scale, and what was done. Made of `TimeAxis` and
 * `Timeline`.
 */
const meta = {
  title: 'Pages/Experience',
  component: ExperiencePage,
  ...inSite(content.pages.experience.path),
  parameters: { layout: 'fullscreen' },
  args: content,
} satisfies Meta<typeof ExperiencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };
