import { Link } from '@portfolio/ui/Link';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Adds words that only screen readers read, where the eye has other clues.',
  use: [
    'To complete a link or a button whose meaning the eye takes from its place: “Code”, but of which project?',
    'After the visible words, beginning with a space: ` of Tide Table`. So “press Code” works by voice (WCAG 2.5.3).',
    'To say in words what an icon or a colour says.',
    'For an announcement that the eye doesn’t need, with `aria-live`.',
  ],
  avoid: {
    'Everybody needs the words, such as how much a button deletes.': 'Show them.',
    'Nobody should get them now.': 'Leave them out, or use `hidden`.',
    'It holds something that gets the focus.': 'Use `SkipLink`, which shows on focus.',
    'It says how an action ended.': 'Use `StatusMessage`, which shows it, too.',
  },
  keyboard: {},
  announced: { 'A link is read': 'All words in their order: “Code of Tide Table, link”.' },
};

const meta = {
  component: VisuallyHidden,
  args: { children: ' of Tide Table' },
  parameters: { guide },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Many links say “Code”, but each has its own accessible name. */
export const InALink: Story = {
  render: (args) => (
    <Link href="https://example.com/">
      Code
      <VisuallyHidden {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Code of Tide Table' });
    await expect(link.firstElementChild).toHaveStyle({ 'clip-path': 'inset(50%)' });
  },
};

export const InAText: Story = {
  args: { children: 'of' },
  render: (args) => (
    <p>
      12 <VisuallyHidden {...args} />
      <span aria-hidden="true">/</span> 20
    </p>
  ),
};
