/**
 * The type of a view, from the function that makes it. A part that may be undefined stays so: TypeScript would infer one
 * that may only be missing (`exactOptionalPropertyTypes`), and stories set parts to undefined.
 */
export type View<
  Make extends (...sources: never[]) => object,
  Parts extends object = ReturnType<Make>,
> = {
  [Part in keyof Parts]: undefined extends Parts[Part] ? Parts[Part] | undefined : Parts[Part];
};
