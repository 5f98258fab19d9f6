/** The problem with a portrait that is no picture. */
export const unreadablePortrait = (name: string) =>
  `${name} isn't a picture that can be read: export it as JPEG, PNG, WebP, AVIF, TIFF or SVG`;
