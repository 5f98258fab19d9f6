export { actionColors, type ColorPair, colors, type Theme, themes } from './colors.ts';
export {
  type ColorValue,
  type DesignToken,
  type DesignTokenGroup,
  makeDesignTokens,
} from './designTokens.ts';
export {
  accentHue,
  accentHueProperty,
  fluidSize,
  makeColors,
  makeScales,
  rem,
} from './makeTokens.ts';
export { accentColors, DEFAULT_ACCENT_HUE } from './palette.ts';
export { PORTRAIT_SIZE } from './portraitSize.ts';
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
