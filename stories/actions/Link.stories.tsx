import { Cluster } from '@portfolio/ui/Cluster';
import { Link, type LinkComponent, LinkProvider } from '@portfolio/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './Link.guide.tsx';

/** Replaces the link of an application's router. */
const RouterLink: LinkComponent = ({ children, ...rest }) => (
  <a {...rest} data-router="">
    {children}
  </a>
);

const meta = {
  component: Link,
  args: { href: '/projects', children: 'See the projects' },
  parameters: { guide },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the projects' });
    await expect(link).toHaveAttribute('href', '/projects');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const External: Story = {
  args: { href: 'https://github.example.com/mira', external: true, children: 'GitHub' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** Inside an application, its router gets the addresses of the site and no others. */
export const ThroughARouter: Story = {
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
