export {
  FigureFrame,
  type FigureFrameProps,
  type FigureOptions,
  figureSizes,
} from './FigureFrame.tsx';
export { mark } from './mark.ts';
