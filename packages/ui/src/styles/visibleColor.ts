/**
 * CIE lightness between which any colour contrasts by 3:1 or more with every surface of both themes
 * (WCAG 2.2, 1.4.11), even where a screen can't show its full chroma.
 */
export const visibleLightness = [48, 54] as const;

const [darkest, lightest] = visibleLightness;

/** A colour of the content that can be seen on any surface: its hue, as light or dark as needed. */
export const visibleColor = (color: string) =>
  `lab(from ${color} clamp(${darkest}, l, ${lightest}) a b)`;

/** `@supports` condition for `visibleColor`; without it, draw in ink. */
export const canShowColors = '(color: lab(from red l a b))';
