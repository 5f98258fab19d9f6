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
export { accentColors, DEFAULT_ACCENT_HUE, palette } from './palette.ts';
export { PORTRAIT_SIZE } from './portraitSize.ts';
export {
  easing,
  fonts,
  leading,
  motionMs,
  radius,
  sizeAt,
  space,
  typeScale,
  weight,
  width,
  zIndex,
} from './scales.ts';
export { tokenName } from './tokenName.ts';
