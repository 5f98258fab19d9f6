import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop } from '../support/widths.ts';
import { guide } from './ParticleCanvas.guide.tsx';

const meta = {
  component: ParticleCanvas,
  parameters: { layout: 'fullscreen', guide },
  render: (args) => (
    <div style={{ isolation: 'isolate', padding: '1rem', position: 'relative' }}>
      <ParticleCanvas {...args} />
      <PageHeading heading="About" intro={sentence} />
    </div>
  ),
  beforeEach: withSystemMotion('allowed'),
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

export const Default: Story = {
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const drawing = findCanvas(canvasElement);
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing).toHaveAttribute('data-state', 'moving');
    await expect(drawing).toHaveStyle({ 'pointer-events': 'none' });
    // The text lies before it.
    const { left, top } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('heading'));
    await expect(await changesWithin(120, canvasElement)).toBe(true);
  },
};

export const States: Story = {
  ...allStates,
  tags: ['visual'],
  parameters: { ...allStates.parameters, layout: 'padded' },
};

export const Paused: Story = {
  args: { paused: true },
  play: async ({ canvasElement }) => {
    await expect(findCanvas(canvasElement)).toHaveAttribute('data-state', 'still');
    await untilStill(canvasElement);
  },
};

/** A single frame is drawn. */
export const ReducedMotion: Story = {
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
export const StoppedByTheVisitor: Story = {
  beforeEach: () => () => {
    delete document.documentElement.dataset.motion;
  },
  play: async ({ canvasElement }) => {
    document.documentElement.dataset.motion = 'reduced';
    await waitFor(() => expect(findCanvas(canvasElement)).toHaveAttribute('data-state', 'still'));
    await untilStill(canvasElement);
  },
};

/** It stops while it is out of sight, below the edge of the window. */
export const OutOfSight: Story = {
  // Most of the page is empty.
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <div style={{ blockSize: '10rem', position: 'relative' }}>
        <ParticleCanvas {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await untilStill(canvasElement);
    findCanvas(canvasElement).scrollIntoView();
    await expect(await changesWithin(120, canvasElement)).toBe(true);
    window.scrollTo(0, 0);
  },
};

/** Drawn again in the other theme's colour. */
export const FollowsTheTheme: Story = {
  args: { paused: true },
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
  args: { paused: true },
  play: async ({ canvasElement }) => {
    const drawing = findCanvas(canvasElement);
    const parent = drawing.parentElement as HTMLElement;
    parent.style.inlineSize = '200px';
    const ratio = Math.min(devicePixelRatio, 2);
    await waitFor(() => expect(drawing.width).toBe(Math.round(drawing.clientWidth * ratio)));
    await expect(drawing.clientWidth).toBe(parent.clientWidth);
  },
};

/** In a browser that can't draw it shows nothing, and nothing breaks. */
export const NoDrawing: Story = {
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toBeVisible(),
};
