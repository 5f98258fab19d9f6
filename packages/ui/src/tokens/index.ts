export { type ColorPair, colors, type Theme, themes } from './colors.ts';
export { fluidSize, makeColors, makeScales, rem } from './makeTokens.ts';
export {
  easing,
  fonts,
  layer,
  leading,
  motionMs,
  radius,
  space,
  typeScale,
  weight,
  width,
} from './scales.ts';
