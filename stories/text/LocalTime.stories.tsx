import { LocalTime } from '@portfolio/ui/LocalTime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hydratePrerendered } from '../support/prerendered.ts';
import { pictures } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './LocalTime.guide.tsx';

const meta = {
  component: LocalTime,
  args: { timeZone: 'Asia/Kolkata' },
  parameters: { guide },
} satisfies Meta<typeof LocalTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The time there, and the difference to the visitor's. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Kolkata time')).not.toBeVisible());
    const time = canvasElement.querySelector('[data-state="ready"]');
    await expect(time?.lastElementChild).toHaveTextContent(
      /^\d{1,2}:\d\d.* (?:[\d.]+ h (?:ahead of|behind) you|same as yours)$/u,
    );
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The prerendered page names the zone; then the time takes its place, and nothing moves. */
export const Prerendered: Story = {
  tags: ['!autodocs'],
  render: () => <div />,
  play: async ({ args, canvasElement }) => {
    let height = 0;
    await hydratePrerendered(
      canvasElement,
      <>
        <img src={pictures.portrait} alt="" width="8" height="8" />
        <LocalTime {...args} data-testid="time" />
      </>,
      async () => {
        const time = canvasElement.querySelector('[data-testid="time"]');
        await expect(time).toHaveTextContent('Kolkata time');
        height = time?.getBoundingClientRect().height ?? 0;
      },
      async (host) => {
        await waitFor(() => expect(host.querySelector('[data-state="ready"]')).not.toBeNull());
        await expect(
          host.querySelector('[data-testid="time"]')?.getBoundingClientRect().height,
        ).toBe(height);
      },
    );
  },
};

/** A browser that doesn't know the zone keeps its name. */
export const UnknownZone: Story = {
  args: { timeZone: 'Asia/Nowhere' },
  play: ({ canvas }) => expect(canvas.getByText('Nowhere time')).toBeVisible(),
};
