export {
  FigureFrame,
  type FigureFrameProps,
  type FigureOptions,
  figureSizes,
} from './FigureFrame.tsx';
export { FigureNumbers } from './FigureNumbers.tsx';
export { mark } from './mark.ts';
