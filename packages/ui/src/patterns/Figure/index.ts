export type { DescribedFigure, FigureData } from '../../figures/types.ts';
export { Figure, type FigureProps } from './Figure.tsx';
