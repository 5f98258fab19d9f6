import { PageHeading } from '@portfolio/ui/PageHeading';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SkipLink } from '@portfolio/ui/SkipLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { owner } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Lets people who use a keyboard pass over the header and go straight to the content.',
  use: [
    'As the first thing of a page. `PageFrame` has one already.',
    'Before a long list of controls, to pass over it.',
    'To an element that has the id in `href`, and `tabIndex={-1}` so that it can take the focus.',
  ],
  avoid: {
    'It should be seen by everybody.': 'Use `Link`.',
    'A text should be announced and not be seen.': 'Use `VisuallyHidden`.',
    'It would only say “Skip”.': 'Say where it goes, in five words at most: “Skip to content”.',
  },
  stateWidth: 320,
  keyboard: {
    Tab: 'On a new page: reaches it first, and it shows.',
    Enter: 'Moves the focus to the target, and the page with it.',
    'Tab, again': 'Goes on, and the link is out of sight.',
  },
  announced: { 'It gets the focus': '“Skip to content, link”.' },
};

/** At the top of a page, which it lies over. */
const meta = {
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  decorators: (Story) => (
    <div style={{ position: 'relative' }}>
      <Story />
      <SiteHeader {...owner} actions={null} />
      <div id="content" tabIndex={-1}>
        <PageHeading heading="Forecasts" />
      </div>
    </div>
  ),
  parameters: { guide },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const pseudo = { focus: '[href="#content"]', focusVisible: '[href="#content"]' };

export const Focus: Story = { parameters: { pseudo } };

export const LongTextFocus: Story = {
  ...Focus,
  args: { children: 'Skip the navigation and the filter and go to the list of projects' },
};

/** Invisible, but the first thing that a keyboard or a screen reader finds. */
export const WithoutFocus: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveStyle({
      'clip-path': 'inset(50%)',
    }),
};

export const ShowsWhenTabReachesIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ 'clip-path': 'none' });
    const { top, left } = link.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
  },
};
