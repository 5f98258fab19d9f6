/**
 * What a function that makes a view returns. Parts that the content may leave out may also be set to undefined, as stories
 * do, which TypeScript forgets when it infers the type (`exactOptionalPropertyTypes`).
 */
export type View<
  Make extends (...sources: never[]) => object,
  Parts extends object = ReturnType<Make>,
> = {
  [Part in keyof Parts]: undefined extends Parts[Part] ? Parts[Part] | undefined : Parts[Part];
};
