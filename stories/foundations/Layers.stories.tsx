import { zIndex } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './foundations.css';
import { customProperty } from './customProperty.ts';

const layers = Object.entries(zIndex);

/** What covers what, lowest first: each sheet has a step of the scale as its `z-index`. */
function Layers() {
  return (
    <div className="foundations">
      <ol className="sheets">
        {layers.map(([name, value]) => (
          <li
            key={name}
            data-layer={value}
            style={{ zIndex: `var(${customProperty('zIndex', name)})` }}
          >
            <strong>{name}</strong> {customProperty('zIndex', name)}: {value}
          </li>
        ))}
      </ol>
    </div>
  );
}

const meta = { component: Layers } satisfies Meta<typeof Layers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sheet covers the one below it, wherever they overlap. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const sheets = [...canvasElement.querySelectorAll<HTMLElement>('[data-layer]')];
    await expect(sheets.map((sheet) => getComputedStyle(sheet).zIndex)).toEqual(
      layers.map(([, value]) => String(value)),
    );
    for (const sheet of sheets.slice(1)) {
      const { left, top } = sheet.getBoundingClientRect();
      await expect(sheet).toContainElement(
        document.elementFromPoint(left + 4, top + 4) as HTMLElement,
      );
    }
  },
};
