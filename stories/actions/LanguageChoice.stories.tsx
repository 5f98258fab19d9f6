import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { french, guide } from './LanguageChoice.guide.tsx';

const meta = {
  component: LanguageChoice,
  parameters: { guide },
  args: { label: 'Language', languages: [french] },
} satisfies Meta<typeof LanguageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link that says its language in that language, and is large enough for a finger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Language' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Français' });
    await expect(link).toHaveAttribute('lang', 'fr');
    await expect(link).toHaveAttribute('hreflang', 'fr');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };
