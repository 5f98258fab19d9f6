/** Letters and digits of alphabets for formulas, which people paste as bold or italic, with the marks on them. */
const STYLED =
  /[\u210a-\u2113\u2102\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\p{M}]*[\u{1d400}-\u{1d7ff}][\u{1d400}-\u{1d7ff}\u210a-\u2113\u2102\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\p{M}]*/gu;

/** Words in letters with a circle or a box around each; a single one, such as Ⓜ, is a sign. */
const ENCLOSED = /[\u24b6-\u24e9\u{1f130}-\u{1f149}]{2,}/gu;

/** Letters and digits as wide as Chinese ones, whose place is between those. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/g;

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

const toPlain = (letters: string) => letters.normalize('NFKC');

/**
 * A text with plain letters in place of those that only look like bold, italic or wide ones: programs read them as
 * signs, and few fonts have them. Other signs stay, such as ™ and ½.
 */
export function plainLetters(text: string): string {
  const plain = text.replace(STYLED, toPlain).replace(ENCLOSED, toPlain);
  return EAST_ASIAN.test(plain) ? plain : plain.replace(WIDE, toPlain);
}
