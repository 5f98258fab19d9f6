/** Converts a name to the form that CSS and design tools use: `fontSize` is `font-size`. */
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
