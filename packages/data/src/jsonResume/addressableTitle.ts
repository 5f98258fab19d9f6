/**
 * A title as part of an address: with a letter or digit in it, and with a number after it if it is
 * taken.
 * @param kind the word before a title that has neither letter nor digit
 */
export function addressableTitle(
  name: string,
  kind: string,
  isTaken: (title: string) => boolean,
): string {
  const title = /[\p{L}\p{N}]/u.test(name) ? name : `${kind} ${name}`.trim();
  let distinct = title;
  for (let number = 2; isTaken(distinct); number += 1) distinct = `${title} (${number})`;
  return distinct;
}
