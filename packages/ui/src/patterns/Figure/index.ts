export type { DescribedFigure, FigureData } from '@portfolio/figures';
export { Figure, type FigureProps } from './Figure.tsx';
