/** A place or a pattern as Sveltia CMS writes it: `projects.2.title`, or `projects.*.title`. */
export const keyPathOf = (place: string) =>
  place.replace(/\[(\d*)\]/g, (_, entry) => `.${entry || '*'}`);
