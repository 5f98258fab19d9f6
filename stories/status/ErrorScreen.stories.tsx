import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { navItems } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Takes the place of a page that doesn’t exist or fails, and shows the ways out.',
  use: [
    'For an address that has no page.',
    'For a page that fails while it loads, with a button that tries again.',
    'Above the best content of the site: the navigation already leads to all pages.',
  ],
  avoid: {
    'Only an action failed.': 'Use `StatusMessage`, and keep the page.',
    'One value is wrong.': 'Use the `error` of `Field`.',
    'A list has no entries.': 'Say so in the list’s place, in a sentence.',
    'The message would be the error that your code threw.':
      'Say what happened, then what to do, in one sentence each. Blame nobody, and don’t apologize.',
  },
  anatomy: {
    parts: {
      Heading: {
        selector: 'h1',
        description: 'The same for all failures; also the document’s title.',
      },
      Status: {
        selector: 'h1 + p > span',
        description: 'The number and its name, for a report.',
      },
      Message: { selector: 'h1 + p', description: 'What happened and what to do.' },
      'Ways out': { selector: 'a', description: 'Its children: a few links.' },
    },
  },
  stateWidth: 420,
  keyboard: { Tab: 'Goes through the ways out.' },
  announced: {
    'A screen reader comes to it': 'The heading, the status, the message, the links.',
    'It appears': 'Nothing by itself: the page sets its title and the focus.',
  },
};

const waysOut = (
  <Cluster>
    {navItems.slice(0, 3).map(({ href, label }) => (
      <ButtonLink key={href} href={href} variant="outline">
        {label}
      </ButtonLink>
    ))}
  </Cluster>
);

const meta = {
  component: ErrorScreen,
  args: {
    heading: 'Something went wrong',
    status: '404 Not Found',
    message: 'There is no page at this address. It may have moved, or the link is mistyped.',
    children: waysOut,
  },
  parameters: { guide },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1, name: String(args.heading) });
    const status = canvas.getByText(args.status);
    // The status is a line above the sentence.
    await expect(box(status).top).toBeGreaterThanOrEqual(box(heading).bottom);
    const message = canvas.getByText(String(args.message));
    await expect(box(message).bottom).toBeGreaterThan(box(status).bottom + 8);
    await expectTabOrder(userEvent, canvas.getAllByRole('link'));
  },
};

export const FailedPage: Story = {
  args: {
    status: '500 Internal Error',
    message: 'This page failed to load. Try again, or go to another one.',
    children: (
      <>
        <Cluster>
          <Button icon="turn">Try again</Button>
        </Cluster>
        {waysOut}
      </>
    ),
  },
};

export const WithoutWaysOut: Story = { args: { children: undefined } };
