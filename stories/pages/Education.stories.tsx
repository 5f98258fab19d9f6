import { education } from 'virtual:content';
import { EducationPage } from '@portfolio/site/pages/EducationPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that proves: the degree, the certificates beside it, and what the owner learns now. Made of
 * `DegreeCard`, `CertificationCard`, `Grid` and `QuoteRotator`.
 */
const meta = {
  title: 'Pages/Education',
  component: EducationPage,
  ...inSite('education'),
  parameters: { layout: 'fullscreen' },
  args: education,
} satisfies Meta<typeof EducationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

/** What the owner has published and was awarded, each with as much as is known about it. */
export const PublicationsAndAwards: Story = {
  globals: desktop,
  args: {
    publications: [
      {
        title: 'Calibrated gates for nightly models',
        publisher: 'Workshop on Reliable Machine Learning',
        date: 'Oct 2024',
        description: 'My part: the replay of a year of incidents.',
        url: 'https://journal.example.org/calibrated-gates',
      },
      { title: 'Ten years of tram delays' },
    ],
    awards: [{ title: 'Best student paper', awarder: 'Nordic Statistics Society', date: '2023' }],
  },
  play: async ({ canvas }) => {
    const publications = within(canvas.getByRole('region', { name: 'Publications' }));
    await expect(publications.getAllByRole('listitem')).toHaveLength(2);
    await expect(publications.getByRole('link', { name: /^Calibrated/ })).toBeVisible();
    for (const text of ['Oct 2024', 'Workshop on Reliable Machine Learning', /^My part/]) {
      await expect(publications.getByText(text)).toBeVisible();
    }
    const awards = within(canvas.getByRole('region', { name: 'Awards' }));
    await expect(awards.getByRole('article')).toHaveTextContent(
      /^2023Best student paperNordic Statistics Society$/,
    );
  },
};
