import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { withSystemMotion } from '../support/systemMotion.ts';

const guide: Guide = {
  purpose: 'Fills an empty place with a quiet scatter of joined points.',
  use: [
    'As `background` of `PageFrame`, which has a place without text for it.',
    'Once on a page.',
    'In a positioned parent with a height of its own: it is as large as that, with 30 to 50 points.',
  ],
  avoid: {
    'There is text in the place.':
      'Leave it out: lines behind letters make them hard to read, and contrast can’t be promised.',
    'It would show numbers.': 'Use `Figure`: these points mean nothing.',
    'Something has been achieved.': 'Use `Celebration`.',
  },
  keyboard: {},
  announced: { 'A screen reader comes by': 'Nothing: it has `aria-hidden`.' },
};

/** In pictures it is still: they are compared. */
const meta = {
  component: ParticleCanvas,
  args: { paused: true },
  decorators: (Story, { parameters: { place } }) => (
    <div
      style={{
        blockSize: 160,
        border: '1px solid var(--pf-color-line-hairline)',
        inlineSize: 480,
        isolation: 'isolate',
        maxInlineSize: '100%',
        position: 'relative',
        ...place,
      }}
    >
      <Story />
    </div>
  ),
  beforeEach: withSystemMotion('allowed'),
  parameters: { guide },
} satisfies Meta<typeof ParticleCanvas>;
export default meta;
type Story = StoryObj<typeof meta>;

function findCanvas(canvasElement: HTMLElement): HTMLCanvasElement {
  const canvas = canvasElement.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  return canvas;
}

const picture = (canvasElement: HTMLElement) => findCanvas(canvasElement).toDataURL();

/** Whether another picture is drawn within so many frames: a busy machine takes longer for them. */
async function changesWithin(frames: number, canvasElement: HTMLElement) {
  const before = picture(canvasElement);
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    if (picture(canvasElement) !== before) return true;
  }
  return false;
}

/** It is drawn again once its size is known; after that the picture stays for ten frames. */
const untilStill = (canvasElement: HTMLElement) =>
  waitFor(async () => expect(await changesWithin(10, canvasElement)).toBe(false));

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    await expect(findCanvas(canvasElement)).toHaveAttribute('aria-hidden', 'true');
    await expect(findCanvas(canvasElement)).toHaveAttribute('data-state', 'still');
    await untilStill(canvasElement);
  },
};

export const NarrowAndHigh: Story = {
  parameters: { place: { blockSize: 240, inlineSize: 160 } },
};

export const Band: Story = { parameters: { place: { blockSize: 72, inlineSize: 360 } } };

const moving: Pick<Story, 'args'> = { args: { paused: false } };

export const Moves: Story = {
  tags: ['behaviour'],
  ...moving,
  play: async ({ canvasElement }) => {
    await expect(findCanvas(canvasElement)).toHaveAttribute('data-state', 'moving');
    await expect(await changesWithin(120, canvasElement)).toBe(true);
  },
};

const behindText: Pick<Story, 'render'> = {
  render: (args) => (
    <>
      <ParticleCanvas {...args} />
      <PageHeading heading="About" />
    </>
  ),
};

export const TextLiesBeforeIt: Story = {
  tags: ['behaviour'],
  ...behindText,
  play: async ({ canvas, canvasElement }) => {
    await expect(findCanvas(canvasElement)).toHaveStyle({ 'pointer-events': 'none' });
    const { left, top } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('heading'));
  },
};

/** A single frame is drawn. */
export const DoesNotMoveWithReducedMotion: Story = {
  tags: ['behaviour'],
  ...moving,
  beforeEach: withSystemMotion('reduced'),
  play: async ({ canvasElement }) => {
    await untilStill(canvasElement);
    const empty = document.createElement('canvas');
    empty.width = findCanvas(canvasElement).width;
    empty.height = findCanvas(canvasElement).height;
    await expect(picture(canvasElement)).not.toBe(empty.toDataURL());
  },
};

/** The visitor's own choice on this site, made while the particles move. */
export const StopsWhenTheVisitorSaysSo: Story = {
  tags: ['behaviour'],
  ...moving,
  beforeEach: () => () => {
    delete document.documentElement.dataset.motion;
  },
  play: async ({ canvasElement }) => {
    document.documentElement.dataset.motion = 'reduced';
    await waitFor(() => expect(findCanvas(canvasElement)).toHaveAttribute('data-state', 'still'));
    await untilStill(canvasElement);
  },
};

/** Below the edge of the window. */
export const StopsWhileItIsOutOfSight: Story = {
  tags: ['behaviour'],
  ...moving,
  parameters: { place: { marginBlockStart: '200vh' } },
  play: async ({ canvasElement }) => {
    await untilStill(canvasElement);
    findCanvas(canvasElement).scrollIntoView();
    await expect(await changesWithin(120, canvasElement)).toBe(true);
    window.scrollTo(0, 0);
  },
};

export const FollowsTheTheme: Story = {
  tags: ['behaviour'],
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    await untilStill(canvasElement);
    const before = picture(canvasElement);
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(picture(canvasElement)).not.toBe(before));
    document.documentElement.dataset.theme = 'light';
    await waitFor(() => expect(picture(canvasElement)).toBe(before));
  },
};

export const FollowsItsSize: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const drawing = findCanvas(canvasElement);
    const parent = drawing.parentElement as HTMLElement;
    parent.style.inlineSize = '200px';
    const ratio = Math.min(devicePixelRatio, 2);
    await waitFor(() => expect(drawing.width).toBe(Math.round(drawing.clientWidth * ratio)));
    await expect(drawing.clientWidth).toBe(parent.clientWidth);
  },
};

/** Nothing breaks. */
export const ShowsNothingWhereTheBrowserCannotDraw: Story = {
  tags: ['behaviour'],
  ...behindText,
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toBeVisible(),
};
