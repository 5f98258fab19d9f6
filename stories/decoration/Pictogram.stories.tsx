import { Cluster } from '@portfolio/ui/Cluster';
import { Pictogram, pictogramNames } from '@portfolio/ui/Pictogram';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Shows what something is about, as a small drawing or as an emoji that the owner chose.',
  use: [
    'Next to the name of a subject, such as a value, a fact or a category, that content chooses.',
    'By its name, so that all look as if one hand had drawn them, on every system; an emoji where an owner wants one.',
  ],
  avoid: {
    'It says what a control does.': 'Use `Icon`, which is in the page itself.',
    'It is the logo of a tool.': 'Use `SkillIcon`.',
    'It would be the only thing that says something.': 'Write it, too: it is never announced.',
  },
  keyboard: {},
  announced: {
    'A screen reader comes by': 'Nothing: it has `aria-hidden`. Its meaning is in the text.',
  },
};

const meta = {
  component: Pictogram,
  args: { name: 'target' },
  parameters: { guide },
} satisfies Meta<typeof Pictogram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines 1.5 wide on a grid of 24 by 24; 1.25 em high. */
export const Drawing: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('use') as SVGUseElement;
    await expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    // It is empty until the file has come.
    await waitFor(() => expect(drawing.getBBox().width).toBeGreaterThan(10));
  },
};

/** It is text. */
export const Emoji: Story = {
  args: { name: '⚖️' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('⚖️')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};

export const Names: Story = {
  render: (args) => (
    <Cluster>
      {pictogramNames.map((name) => (
        <Pictogram key={name} {...args} name={name} />
      ))}
    </Cluster>
  ),
};

/** In the colour and at the size of the text, as an emoji is. */
export const InTexts: Story = {
  render: () => (
    <Cluster>
      {['trophy', '⚖️'].map((name) => (
        <Cluster key={name} style={{ gap: '0.5em' }}>
          <Pictogram name={name} /> Second of 64 teams
        </Cluster>
      ))}
      <Cluster
        style={{
          color: 'var(--pf-color-text-muted)',
          fontSize: 'var(--pf-font-size-title)',
          gap: '0.5em',
        }}
      >
        <Pictogram name="trophy" /> Second of 64 teams
      </Cluster>
    </Cluster>
  ),
};
