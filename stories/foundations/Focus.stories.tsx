import { Button } from '@portfolio/ui/Button';
import { Link } from '@portfolio/ui/Link';
import { colors } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './foundations.css';
import { customProperty } from './customProperty.ts';

/**
 * The ring around whatever the keyboard is at: 2 px in the accent, 3 px away (WCAG 2.2, 2.4.7 and
 * 2.4.13). A mouse click leaves none.
 */
function Focus() {
  return (
    <div className="foundations">
      {Object.keys(colors.surface).map((surface) => (
        <section
          key={surface}
          className="surface"
          style={{ background: `var(${customProperty('color', 'surface', surface)})` }}
        >
          <h2>{surface}</h2>
          <p>
            <Button>Button on {surface}</Button> <Link href="#focus">Link on {surface}</Link>
          </p>
        </section>
      ))}
    </div>
  );
}

const meta = {
  component: Focus,
} satisfies Meta<typeof Focus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    for (const stop of canvasElement.querySelectorAll('button, a')) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    }
  },
};
