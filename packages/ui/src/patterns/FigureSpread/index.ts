export { FigureSpread, type FigureSpreadProps } from './FigureSpread.tsx';
