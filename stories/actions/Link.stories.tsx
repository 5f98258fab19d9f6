import { Cluster } from '@portfolio/ui/Cluster';
import { Link, type LinkComponent, LinkProvider } from '@portfolio/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Leads to another page, to a file, or to an address outside the site.',
  use: [
    'In running text, and for single links after it.',
    'For any address: give it a path such as `/projects` and the application’s router takes it, if `LinkProvider` has one.',
    'With `external`, for a place that people come back from, such as a repository.',
    'To a file, with its format in the text: `Price list (PDF)`.',
  ],
  avoid: {
    'It does something on this page, such as “Show more”.':
      'Use `Button`, which can be `quiet`: a link can’t be pressed with Space, and changes the address.',
    'It is what the page is about.': 'Use `ButtonLink`.',
    'People know an icon better than words.': 'Use `IconLink`.',
    'It leads to a page of the site, from every page.': 'Use `SiteNav`.',
    'Its text is “here”, or a whole sentence.':
      'Link the words that name the goal: `the test protocol`. Many people move from link to link.',
    'Many links say “Code”.': 'Add the project to each, with `VisuallyHidden`.',
  },
  keyboard: { Tab: 'Moves the focus to the link.', Enter: 'Follows it.' },
  announced: {
    'It gets the focus': '“See the projects, link”.',
    'It is `external`': '“GitHub (opens in a new tab), link”. Nothing shows this to the eye.',
  },
};

const meta = {
  component: Link,
  args: { href: '/projects', children: 'See the projects' },
  parameters: { guide },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the projects' });
    await expect(link).toHaveAttribute('href', '/projects');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const InAText: Story = {
  args: { children: 'the report of May' },
  render: (args) => (
    <p>
      The numbers are in <Link {...args} />, with those of April.
    </p>
  ),
};

export const External: Story = {
  args: { href: 'https://github.example.com/mira', external: true, children: 'GitHub' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** Replaces the link of an application's router. */
const RouterLink: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-router="">
    {children}
  </a>
);

/** Inside an application, its router gets the addresses of the site and no others. */
export const LeadsToPagesOfTheSiteThroughItsRouter: Story = {
  tags: ['behaviour'],
  render: () => (
    <LinkProvider value={RouterLink}>
      <Cluster>
        <Link href="/">About</Link>
        <Link href="/projects?category=mlops#drift-watch">Projects</Link>
        <Link href="/resume.pdf" download>
          Resume
        </Link>
        <Link href="mailto:mira.kelvekar@example.com">Mail</Link>
        <Link href="tel:+12025550142">Phone</Link>
        <Link href="#content">Content</Link>
        <Link href="https://example.com/">Elsewhere</Link>
        <Link href="//example.com/">Elsewhere, same protocol</Link>
        <Link href="/projects" external>
          Projects, apart
        </Link>
      </Cluster>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const routed = canvas
      .getAllByRole('link')
      .filter((link) => 'router' in link.dataset)
      .map((link) => link.textContent);
    await expect(routed).toEqual(['About', 'Projects']);
  },
};
