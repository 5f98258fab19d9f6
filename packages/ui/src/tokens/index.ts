export { type ColorPair, colors, type Theme, themes } from './colors.ts';
export {
  type ColorValue,
  type DesignToken,
  type DesignTokenGroup,
  makeDesignTokens,
} from './designTokens.ts';
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
