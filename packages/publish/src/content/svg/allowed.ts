const words = (text: string) => text.trim().split(/\s+/);

/**
 * The elements of SVG that draw, describe or move something (SVG 1.1 and 2, Filter Effects, Masking), with those that
 * editors write for themselves and browsers ignore. Elements that run, contain or load something else aren't among
 * them (`script`, `foreignObject`, `iframe`, `audio`, `video`, `a` to elsewhere).
 */
export const elements: ReadonlySet<string> = new Set(
  words(`
  svg g defs symbol use switch title desc metadata style view a
  path rect circle ellipse line polyline polygon image text tspan textPath tref
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
  animate animateColor animateMotion animateTransform mpath set
  font font-face font-face-src font-face-name glyph missing-glyph hkern vkern
  meshgradient meshrow meshpatch solidcolor flowRoot flowRegion flowPara flowSpan flowDiv
  `),
);

/** The attributes whose values may be any text: names, conditions, and words for people. */
export const texts: ReadonlySet<string> = new Set(
  words(`
  id class lang role title font-family unicode glyph-name result in in2 target systemLanguage
  media requiredExtensions requiredFeatures
  `),
);

/** The functions of CSS that only calculate, draw or move something: none loads anything. */
export const functions: ReadonlySet<string> = new Set(
  words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix device-cmyk icc-color light-dark var env
  calc min max clamp abs sign round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  cubic-bezier steps linear frames
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect xywh ray
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  format local tech
  not is where nth-child nth-of-type nth-last-child nth-last-of-type has lang
  `),
);

/** The rules of CSS that load nothing by themselves; their contents are checked, too. */
export const atRules: ReadonlySet<string> = new Set(
  words(
    'media supports keyframes -webkit-keyframes -moz-keyframes font-face layer container charset',
  ),
);
