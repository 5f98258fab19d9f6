import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './Section.guide.tsx';

const meta = {
  component: Section,
  parameters: { guide },
  args: {
    heading: 'Core Values',
    intro: 'Four things that I do not trade.',
    children: (
      <Prose>
        <p>{sentence}</p>
      </Prose>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Core Values' }));
    await expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Core Values');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The address of one section, to pass on: shown with the mouse over the heading, or on focus. */
export const LinkToItself: Story = {
  args: { id: 'values' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Link to this section: Core Values' });
    await expect(link).toHaveAttribute('href', '#values');
    await expect(canvas.getByRole('region', { name: 'Core Values' })).toHaveAttribute(
      'id',
      'values',
    );
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ opacity: 1 });
    await expect(link.offsetWidth).toBeGreaterThanOrEqual(24);
  },
};

/** Beside the last word of a heading, on whichever line that is, and never alone on one. */
export const LinkBesideTheLastWord: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      {[180, 210, 240, 270, 300, 360, 420].flatMap((width) =>
        [
          'Reproducible evaluation of language models',
          'Is it ready? Ready —',
          '機械学習の評価方法と実例',
        ].map((heading) => (
          <div key={`${width} ${heading}`} style={{ inlineSize: width }}>
            <Section id={`${heading.slice(0, 2)}-${width}`} heading={`${width}. ${heading}`} />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading')) {
      const lastWord = [...heading.getClientRects()].at(-1);
      const sign = [...(heading.parentElement?.querySelectorAll('a > span') ?? [])].at(-1);
      const place = sign?.getBoundingClientRect();
      await expect(place?.left).toBeGreaterThanOrEqual((lastWord?.right ?? 0) - 1);
      await expect(place?.left).toBeLessThan((lastWord?.right ?? 0) + 16);
      await expect(place?.bottom).toBeLessThan((lastWord?.bottom ?? 0) + 8);
      await expect(place?.top).toBeGreaterThan((lastWord?.top ?? 0) - 8);
    }
  },
};

/** Each region has the name of its own heading. */
export const SeveralOnAPage: Story = {
  render: (args) => (
    <>
      <Section {...args} heading="MLOps" />
      <Section {...args} heading="Computer Vision" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'MLOps' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Computer Vision' })).toBeVisible();
  },
};
