import { Cluster } from '@portfolio/ui/Cluster';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import { Tag } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose:
    'Divides a page into parts, each with a hairline and a second-level heading that names it.',
  use: [
    'For each part of a page that is worth a heading, which names what is in it in one to four words.',
    'With an `id`, so that the part has an address: a `#` beside the heading links to it.',
    'With `intro` for a sentence or two that say what the heading can’t.',
    'With `size="sm"` for a row of controls that needs a label rather than a heading.',
    'With `screenOnly` for what is no use on paper, such as a form.',
  ],
  avoid: {
    'It is the heading of the whole page.': 'Use `PageHeading`.',
    'It is a part of a part, at the third level.': 'Use `Card`, or an `h3` in `Prose`.',
    'It is a message that should stand out.': 'Use `Callout`.',
    'Two parts of a page would have the same heading.':
      'Give each its own: it is the name of the region.',
  },
  anatomy: {
    of: 'Heading Hover',
    parts: {
      Region: { selector: 'section', description: 'Begins with a hairline.' },
      Heading: { selector: 'h2', description: 'Its level is always the second.' },
      'Link to itself': {
        selector: 'h2 + a',
        description:
          'Only with an `id`. Shows under the pointer and with the focus, and always on a touchscreen.',
      },
      Introduction: {
        selector: 'div:has(> h2) + p',
        description: 'A sentence or two, no wider than 680 px.',
      },
      Content: {
        selector: 'section > :last-child',
        description: 'Anything, as wide as its place.',
      },
    },
  },
  stateWidth: 380,
  keyboard: { Tab: 'With an `id`: reaches the `#`, which shows then.' },
  announced: {
    'A visitor lists the landmarks': '“Teaching, region”.',
    'A visitor goes through the headings': '“Teaching, heading, level 2”.',
    'The `#` gets the focus': '“Link to this section: Teaching, link”.',
  },
};

const meta = {
  component: Section,
  args: {
    heading: 'Teaching',
    intro: 'Three evenings a month, in two languages.',
    children: (
      <Prose>
        <p>I teach adults who have never programmed. They leave with a chart of their own data.</p>
      </Prose>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIntroduction: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Teaching' }));
    await expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Teaching');
  },
};

export const WithoutIntroduction: Story = { args: { intro: undefined } };

/** A label above controls. */
export const Small: Story = {
  args: {
    size: 'sm',
    heading: 'Filter by language',
    intro: undefined,
    children: (
      <Cluster>
        <Tag>English</Tag>
        <Tag>French</Tag>
      </Cluster>
    ),
  },
};

export const SmallWithIntroduction: Story = { args: { size: 'sm' } };

export const HeadingHover: Story = {
  args: { id: 'teaching' },
  parameters: { pseudo: { hover: 'div:has(> h2)' } },
};

export const LinkFocus: Story = {
  args: { id: 'teaching' },
  parameters: { pseudo: { focusVisible: 'h2 + a' } },
};

export const HeadingAlone: Story = { args: { intro: undefined, children: undefined } };

/** Its address, to pass on: shown with the mouse over the heading, or on focus. */
export const LinksToItself: Story = {
  tags: ['behaviour'],
  args: { id: 'teaching' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Link to this section: Teaching' });
    await expect(link).toHaveAttribute('href', '#teaching');
    await expect(canvas.getByRole('region', { name: 'Teaching' })).toHaveProperty('id', 'teaching');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ opacity: 1 });
    await expect(link.offsetWidth).toBeGreaterThanOrEqual(24);
  },
};

const headings = [
  'Reproducible evaluation of language models',
  'Is it ready? Ready —',
  '機械学習の評価方法と実例',
];

/** On whichever line the last word of a heading is: the link is never alone on one. */
export const TheLinkIsBesideTheLastWord: Story = {
  tags: ['behaviour'],
  render: () => (
    <>
      {[180, 210, 240, 270, 300, 360, 420].flatMap((width) =>
        headings.map((heading) => (
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

export const EachOnAPageHasTheNameOfItsHeading: Story = {
  tags: ['behaviour'],
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
