export {
  FigureFrame,
  type FigureFrameProps,
  type FigureOptions,
  figureSizes,
} from './FigureFrame.tsx';
