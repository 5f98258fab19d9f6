import { accentHueProperty, DEFAULT_ACCENT_HUE } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import { AccentHue } from './AccentHue.tsx';

const meta = {
  title: 'Accent Hue',
  id: 'foundations-accenthue',
  // Its page is written by hand: AccentHue.mdx.
  tags: ['!autodocs'],
  render: () => <AccentHue />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const hueOfPage = () => document.documentElement.style.getPropertyValue(accentHueProperty);

/** A touch or a mouse moves the slider at once to where it is. */
export const Slider: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Accent hue' });
    await expect(slider).toHaveAttribute('aria-valuetext', `${DEFAULT_ACCENT_HUE} degrees, blue`);
    const button = canvas.getAllByRole('button', { name: 'Send Message' })[0] as HTMLElement;
    const before = getComputedStyle(button).backgroundColor;
    fireEvent.change(slider, { target: { value: '150' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '150 degrees, green');
    await expect(hueOfPage()).toBe('150');
    // A button changes its colour gradually.
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(before));
    await expect(canvas.getByText('"accentHue": 150')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^Links look like successes/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(slider).toHaveValue(String(DEFAULT_ACCENT_HUE));
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(before));
  },
};

export const CopiesTheOwnersLine: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByText(/^"accentHue"/).textContent;
    await expect(JSON.parse(`{${line}}`)).toEqual({ accentHue: DEFAULT_ACCENT_HUE });
    await expect(canvas.getByRole('button', { name: 'Copy Line' })).toBeVisible();
  },
};

/** A page that is left has its own colours again. */
export const LeavesNothingBehind: Story = {
  render: function Leaving() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setThere(false)}>
          Leave
        </button>
        {isThere && <AccentHue />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(hueOfPage()).toBe(String(DEFAULT_ACCENT_HUE));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(hueOfPage()).toBe('');
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
