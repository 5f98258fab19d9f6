import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { longWord, navItems } from '../support/samples.ts';
import { inNarrowWindow } from '../support/widths.ts';

const meta = {
  component: ErrorScreen,
  args: {
    status: '404 Not Found',
    message: 'There is no page at this address. It may have moved, or the link is mistyped.',
    children: (
      <Cluster>
        {navItems.map(({ href, label }) => (
          <ButtonLink key={href} href={href} variant="outline">
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    ),
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    await expect(canvas.getByText(args.status)).toBeVisible();
    await expectTabOrder(userEvent, canvas.getAllByRole('link'));
  },
};

export const PageThatFailed: Story = {
  args: {
    status: '500 Internal Error',
    message: 'This page failed to load. Reload it, or try another one.',
  },
};

export const WithoutWaysOut: Story = {
  tags: ['visual'],
  render: ({ status, message }) => <ErrorScreen status={status} message={message} />,
};

export const LongWord: Story = inNarrowWindow({ status: longWord, message: longWord });
