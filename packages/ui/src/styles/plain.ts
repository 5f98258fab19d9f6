/**
 * Selects an element in a plain document: one whose application can't run, because the browser runs no script, because
 * the application couldn't be loaded, or because the document has none. It has `data-plain` on `<html>`.
 */
export const inPlain = '[data-plain] &';

/** The opposite of {@link inPlain}. It is as strong as the class alone. For a global style, it is without the `&`. */
export const notPlain = ':where(:root:not([data-plain]))';
export const unlessPlain = `${notPlain} &`;
