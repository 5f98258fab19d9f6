import { Cluster } from '@portfolio/ui/Cluster';
import { Icon, iconNames } from '@portfolio/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Draws a small sign beside a text, in the text’s own colour and size.',
  use: [
    'Beside a label, to be found faster: in a button, a link, a list.',
    'In a row with its text, such as a `Cluster`: it is a block, and doesn’t flow within a sentence.',
    'In a control whose name is in `VisuallyHidden`, if everybody knows the sign.',
  ],
  avoid: {
    'It would be the only thing that says something.':
      'Write it, too: it is never announced, and voice control has nothing to say.',
    'It is a link to a place with a well-known sign.': 'Use `IconLink`.',
    'It says that a link opens in a new tab.':
      'Give the `Link` the prop `external`, which says so in words, too.',
    'It means something else elsewhere on the site.':
      'Use another: `mail` is an e-mail everywhere, so a newsletter needs a sign of its own.',
    'It is the picture of a tool or a skill.': 'Use `SkillIcon`, which has a badge if it fails.',
    'It is a photograph or a drawing of something.': 'Use `Picture`.',
  },
  keyboard: {},
  announced: {
    'A screen reader comes by': 'Nothing: it has `aria-hidden`. Its meaning is in the text.',
  },
};

const meta = {
  component: Icon,
  args: { name: 'mail' },
  parameters: { guide },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines 1.5 wide on a grid of 24 by 24. */
export const Drawing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** As its owner draws it, with a margin that makes it as large as the others. */
export const Logo: Story = { args: { name: 'github' } };

export const Names: Story = {
  render: (args) => (
    <Cluster>
      {iconNames.map((name) => (
        <Icon key={name} {...args} name={name} />
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {['1em', '1.5em', '3rem'].map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};

/** In the colour and the size of the text around it. */
export const InTexts: Story = {
  args: { name: 'check' },
  render: (args) => (
    <Cluster>
      {[
        { color: 'var(--pf-color-text-muted)' },
        { color: 'var(--pf-color-text-positive)' },
        { fontSize: '3rem' },
      ].map((style) => (
        <Cluster key={Object.values(style)[0]} style={{ gap: '0.25em', ...style }}>
          <Icon {...args} /> Saved
        </Cluster>
      ))}
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    for (const icon of icons) {
      const { color } = getComputedStyle(icon.parentElement as HTMLElement);
      await expect(icon).toHaveStyle({ color });
    }
    await expect(icons.at(-1)?.getBoundingClientRect().height).toBe(72);
  },
};
