export { type ColorPair, colors, type Theme, themes } from './colors';
export { fluidSize, makeColors, makeScales, rem } from './makeTokens';
export { fonts, leading, motionMs, radius, space, typeScale, weight, width } from './scales';
