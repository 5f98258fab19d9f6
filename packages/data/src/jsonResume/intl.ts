/** A function that makes its value when it is first called. */
export function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every pair of letters: `Intl` lists neither the countries nor the languages that it knows by such codes. */
export const letterPairs = letters.flatMap((first) => letters.map((second) => first + second));

/** The languages that `Intl` knows: all with two letters, and those whose months differ by script or country. */
export const languagesOfIntl = () =>
  Intl.DateTimeFormat.supportedLocalesOf([
    ...letterPairs,
    ...'de-AT sr-Latn bs-Cyrl uz-Cyrl ar-LB ar-DZ ar-MA fil yue ckb gsw'.split(' '),
  ]);
