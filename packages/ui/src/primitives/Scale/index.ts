export {
  Scale,
  ScaleAxis,
  type ScaleAxisProps,
  ScaleGap,
  type ScaleGapProps,
  type ScaleProps,
  scaleSizes,
} from './Scale.tsx';
