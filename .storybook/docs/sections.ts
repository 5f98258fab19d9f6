/** The anchor of a heading: `Do and don’t` is at `#do-and-dont`. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
