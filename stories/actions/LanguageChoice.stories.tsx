import { LanguageChoice } from '@portfolio/ui/LanguageChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Leads to the same page in another language.',
  use: ['Once, in the header, on a site that is in several languages.'],
  avoid: {
    'The languages are those that the owner speaks.': 'Use `TagList`.',
    'Visitors choose colours.': 'Use `ThemeChoice`.',
    'A language is named in English, or by a flag.':
      'Name it as its speakers do: `Français`, not `French`.',
  },
  keyboard: { Tab: 'Moves the focus to each language.', Enter: 'Opens the page in it.' },
  announced: {
    'It gets the focus': '“Français, link”, in French, if the screen reader speaks it.',
  },
};

const french = { tag: 'fr', name: 'Français', href: '#fr' };
const arabic = { tag: 'ar', name: 'العربية', href: '#ar' };

const meta = {
  component: LanguageChoice,
  args: { label: 'Language', languages: [french] },
  parameters: { guide },
} satisfies Meta<typeof LanguageChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Language' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Français' });
    await expect(link).toHaveAttribute('lang', 'fr');
    await expect(link).toHaveAttribute('hreflang', 'fr');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: 'a' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const TwoLanguages: Story = { args: { languages: [french, arabic] } };
