import { LocalTime } from '@portfolio/ui/LocalTime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { hydratePrerendered } from '../support/prerendered.ts';
import { pictures } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Tells the time at the owner’s place, and how far it is from the visitor’s.',
  use: [
    'Next to other facts that help a visitor to decide when to call or write.',
    'As the value of a fact that is called `Local time`.',
    'With the zone’s IANA name, which knows summer time.',
  ],
  avoid: {
    'It is the time of an event.': 'Write it in words, with its zone.',
    'It is a period.': 'Use `TimeAxis`, or write it in words.',
  },
  keyboard: {},
  announced: {
    'It is read': '“3:42 PM 5.5 h ahead of you”. It changes silently: no screen reader interrupts.',
    'The browser doesn’t know the zone, or runs no script': '“Kolkata time”.',
  },
};

const meta = {
  component: LocalTime,
  args: { timeZone: 'Asia/Kolkata' },
  // Another time in every picture.
  parameters: { guide, chromatic: { ignoreSelectors: ['[data-state="ready"]'] } },
} satisfies Meta<typeof LocalTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Kolkata time')).not.toBeVisible());
    const time = canvasElement.querySelector('[data-state="ready"]');
    await expect(time?.lastElementChild).toHaveTextContent(
      /^\d{1,2}:\d\d.* (?:[\d.]+ h (?:ahead of|behind) you|same as yours)$/u,
    );
  },
};

export const UnknownZone: Story = {
  args: { timeZone: 'Asia/Nowhere' },
  play: ({ canvas }) => expect(canvas.getByText('Nowhere time')).toBeVisible(),
};

/** The prerendered page names the zone; then the time takes its place, and nothing moves. */
export const TakesThePlaceOfTheZoneWithoutMovingAnything: Story = {
  tags: ['behaviour'],
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
