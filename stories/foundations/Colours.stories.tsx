import { colors, type Theme, themes } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './foundations.css';
import { customProperty, readProperty } from './customProperty.ts';

const groups = Object.entries(colors).map(([group, roles]) => ({
  group,
  roles: Object.entries(roles).map(([role, pair]) => ({
    role,
    pair,
    property: customProperty('color', group, role),
  })),
}));

/** Every role that a colour can have, with its value in both themes. */
function Colours() {
  return (
    <div className="foundations">
      {groups.map(({ group, roles }) => (
        <section key={group}>
          <h2>{group}</h2>
          <dl>
            {roles.map(({ role, pair, property }) => (
              <div key={role} className="themed">
                <dt>
                  <strong>{role}</strong>
                  {property}
                </dt>
                <dd className="pair">
                  {themes.map((theme) => (
                    <div key={theme} className="figure">
                      <div className="swatch" style={{ background: pair[theme] }} />
                      {theme}
                      <br />
                      {pair[theme]}
                    </div>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const meta = {
  component: Colours,
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

async function expectTheme(theme: Theme) {
  for (const { roles } of groups) {
    for (const { pair, property } of roles) {
      const value = document.createElement('i');
      value.style.color = pair[theme];
      document.body.append(value);
      const expected = getComputedStyle(value).color;
      value.style.color = `var(${property})`;
      const actual = getComputedStyle(value).color;
      value.remove();
      await expect(`${property}: ${actual}`).toBe(`${property}: ${expected}`);
    }
  }
  await expect(readProperty('color-scheme')).toBe(theme);
}

export const Default: Story = { tags: ['visual'] };

/** An explicit choice is kept whatever the system prefers. */
export const Light: Story = {
  globals: { theme: 'light' },
  play: () => expectTheme('light'),
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: () => expectTheme('dark'),
};
