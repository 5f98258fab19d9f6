/**
 * The range of CIE lightness in which any colour has a contrast of 3:1 or more with every surface of both themes (WCAG
 * 2.2, 1.4.11). This holds even for a screen that can't show a colour's full chroma.
 */
export const visibleLightness = [48, 54] as const;

const [darkest, lightest] = visibleLightness;

/** Makes a colour of the content visible on any surface. It keeps the hue, and changes the lightness as needed. */
export const visibleColor = (color: string) =>
  `lab(from ${color} clamp(${darkest}, l, ${lightest}) a b)`;

/** The `@supports` condition for `visibleColor`. Without support, draw in the colour of the text. */
export const canShowColors = '(color: lab(from red l a b))';
