import content from 'virtual:content';
import { SkillsPage } from '@portfolio/site/pages/SkillsPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that shows: tiles to look closer at, and a carousel to look around in. Made of
 * `CategoryFilter`, `SkillTile` and `SpotlightCarousel`.
 */
const meta = {
  title: 'Pages/Skills',
  component: SkillsPage,
  ...inSite(content.pages.skills.path),
  parameters: { layout: 'fullscreen' },
  args: content,
} satisfies Meta<typeof SkillsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };
