/** With a capital at the beginning, where the first word isn't spelled otherwise (`mAP`, `iPhone`). */
export const capitalized = (text: string) =>
  /^\p{Ll}+(?!\p{Lu})\b/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** `first`, `second`, and so on. */
export function ordinal(position: number): string {
  const words = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
  const isTeen = Math.floor(position / 10) % 10 === 1;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return words[position] ?? `${position}${suffix}`;
}

const asks = (title: string) => /[?!？！؟]$/.test(title);

/** How a finding begins: a title that asks keeps its question mark, any other gets a colon. */
export const introduce = (title: string) =>
  asks(title) ? title : `${title.replace(/[.:…\s]+$/, '')}:`;

/** A sentence about `title`; after a question it begins with a capital. */
export const statement = (title: string, text: string) =>
  `${introduce(title)} ${asks(title) ? capitalized(text) : text}.`;
