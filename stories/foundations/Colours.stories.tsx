import { colorsOf, type LookName, looks, type Theme } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rootLook } from '../../.storybook/shared/looks.ts';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { phone } from '../support/widths.ts';
import { ColourPairs, ColourRoles } from './Colours.tsx';
import { colourOf, type Role } from './colourPairs.ts';
import { customProperty, readProperty } from './customProperty.ts';

const meta = {
  // Its page is written by hand: Colours.mdx.
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a colour looks like to the browser, however it is written. */
function computed(value: string, parent: Element) {
  const probe = document.createElement('i');
  probe.style.color = value;
  parent.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const colorsOfPage = () => colorsOf(looks[rootLook()]);

const roles = Object.entries(colorsOfPage()).flatMap(([group, record]) =>
  Object.keys(record).map((role) => `${group}.${role}` as Role),
);

const propertyOf = (role: Role) => customProperty('color', ...role.split('.'));

async function expectTheme(theme: Theme, place: Element) {
  for (const role of roles) {
    const actual = computed(`var(${propertyOf(role)})`, place);
    const expected = computed(colourOf(colorsOfPage(), role, theme), place);
    await expect(`${role}: ${actual}`).toBe(`${role}: ${expected}`);
  }
}

export const Text: Story = {
  tags: ['visual'],
  render: () => <ColourPairs of="text" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+\.\d:1 AA/).length).toBeGreaterThan(20);
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

export const Lines: Story = {
  render: () => <ColourPairs of="nonText" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};

/** Both themes are shown beside each other, whichever the page has. */
export const Roles: Story = {
  render: () => <ColourRoles />,
  play: async ({ canvasElement }) => {
    for (const panel of canvasElement.querySelectorAll<HTMLElement>('[data-shows-theme]')) {
      const role = panel.querySelector<HTMLElement>('[data-role]')?.dataset.role as Role;
      const swatch = panel.querySelector('.swatch') as Element;
      const expected = colourOf(colorsOfPage(), role, panel.dataset.showsTheme as Theme);
      await expect(getComputedStyle(swatch).backgroundColor).toBe(computed(expected, panel));
    }
  },
};

export const OnAPhone: Story = {
  globals: phone,
  render: () => <ColourPairs of="text" />,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

/** An explicit choice is kept whatever the system prefers. */
export const Light: Story = {
  globals: { theme: 'light' },
  render: () => <ColourRoles />,
  play: async ({ canvasElement }) => {
    await expectTheme('light', canvasElement);
    await expect(readProperty('color-scheme')).toBe('light');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => <ColourRoles />,
  play: async ({ canvasElement }) => {
    await expectTheme('dark', canvasElement);
    await expect(readProperty('color-scheme')).toBe('dark');
  },
};

const inLook = (look: LookName, theme: Theme): Story => ({
  globals: { look, theme },
  render: () => <ColourRoles />,
  play: ({ canvasElement }) => expectTheme(theme, canvasElement),
});

export const Plain = inLook('plain', 'light');

export const Technical = inLook('technical', 'dark');
