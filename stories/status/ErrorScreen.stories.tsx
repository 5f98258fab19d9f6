import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { ErrorScreen } from '@portfolio/ui/ErrorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { navItems } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './ErrorScreen.guide.tsx';

const meta = {
  component: ErrorScreen,
  args: {
    heading: 'Something went wrong',
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
  parameters: { guide },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.heading));
    await expect(canvas.getByText(args.status)).toBeVisible();
    await expectTabOrder(userEvent, canvas.getAllByRole('link'));
    // The status is a line above the sentence.
    const status = canvas.getByText(args.status).getBoundingClientRect();
    const sentence = canvas.getByText(String(args.message)).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(status.top).toBeGreaterThanOrEqual(heading.bottom);
    await expect(sentence.bottom).toBeGreaterThan(status.bottom + 8);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };
