import { Figure, type FigureProps } from '@portfolio/ui/Figure';
import type { FigureData } from '@portfolio/ui/figureText';

/** The narrowest figure of the site, and the widest, in px. */
export const NARROWEST = 280;
export const WIDEST = 900;

interface FigureGridProps extends Omit<FigureProps, 'figure'> {
  figures: readonly FigureData[];
  /** Of each figure, in px; where a window is narrower, so is the figure. */
  width?: number | undefined;
}

/** Figures side by side, each with the width of a card. */
export function FigureGrid({ figures, width = NARROWEST, ...rest }: FigureGridProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: `repeat(auto-fill, minmax(0, min(100%, ${width}px)))`,
      }}
    >
      {figures.map((figure) => (
        <Figure key={figure.title} {...rest} figure={figure} />
      ))}
    </div>
  );
}

type Check = (canvasElement: HTMLElement) => void | Promise<void>;

const checkedBy = (check: Check) => ({
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => check(canvasElement),
});

/** Part of a story that shows these figures and checks how they are drawn. */
export const drawnAs = (grid: FigureGridProps, check: Check) => ({
  ...checkedBy(check),
  render: (args: Partial<FigureProps>) => <FigureGrid {...args} {...grid} />,
});

/** The same for figures with long texts, small and large. */
export const drawnWithLongTexts = (
  small: readonly FigureData[],
  large: readonly FigureData[],
  check: Check,
) => ({
  ...checkedBy(check),
  render: (args: Partial<FigureProps>) => (
    <>
      <FigureGrid {...args} figures={small} size="sm" />
      <FigureGrid {...args} figures={large} />
    </>
  ),
});
