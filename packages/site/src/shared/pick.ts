/**
 * The named fields of a part of the content, as a component's props, and the language of its texts if it isn't the
 * page's. Spreading the whole part instead would write a field that is new in the content into the page, as an
 * attribute.
 */
export const pick = <Part extends object, Field extends keyof Part = never>(
  part: Part & { lang?: string | undefined },
  ...fields: Field[]
): Pick<Part, NoInfer<Field>> & { lang?: string } =>
  Object.fromEntries(
    [...fields, 'lang' as const].filter((name) => name in part).map((name) => [name, part[name]]),
  ) as Pick<Part, Field>;
