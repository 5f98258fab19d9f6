/** Removes the fields that are undefined, an empty text or an empty list. */
export const withoutEmpty = <const Facts extends object>(facts: Facts) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== undefined && Object(fact).length !== 0),
  ) as { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };
