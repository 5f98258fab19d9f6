import content from 'virtual:content';
import { EducationPage } from '@portfolio/site/pages/EducationPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that proves: the degree, the certificates beside it, and what the owner learns now. Made of
 * `DegreeCard`, `CertificationCard`, `Grid` and `QuoteRotator`.
 */
const meta = {
  title: 'Pages/Education',
  component: EducationPage,
  ...inSite(content.pages.education.path),
  parameters: { layout: 'fullscreen' },
  args: content,
} satisfies Meta<typeof EducationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };
