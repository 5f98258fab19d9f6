/** A name as CSS and design tools write it: `fontSize` is `font-size`. */
export const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
