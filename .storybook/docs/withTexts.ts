import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Write = (text: string) => string;

/** In these a word in small letters is a text, too. */
const TEXT_PROPS = ['children', 'label'];

/** A text, and not a name from code: it begins with a capital letter, or has a space. */
const isText = (prop: string, value: string) =>
  value.length > 2 && (TEXT_PROPS.includes(prop) || /^\p{Lu}| \p{L}|\p{L} /u.test(value));

/** Code that has spaces, too. */
const isCode = (prop: string) => prop === 'style' || prop === 'srcSet';

/** An element of HTML or SVG shows its children; its other props are code. */
function rewriteElement(element: ReactElement<{ children?: ReactNode }>, write: Write) {
  if (element.type === 'style') return element;
  const { children, ...rest } = element.props;
  const props = typeof element.type === 'string' ? {} : withTexts(rest, write);
  if (children === undefined) return cloneElement(element, props);
  const inside = withTexts(children, write);
  // One by one: React takes those of an array for a list, whose entries need keys.
  return cloneElement(element, props, ...(Array.isArray(inside) ? inside : [inside]));
}

/** An example with all its texts written in another way, however deep they are in its props. */
export function withTexts<Value>(value: Value, write: Write, prop = 'children'): Value {
  const rewrite = (part: unknown, name: string): unknown => {
    if (typeof part === 'string') return isText(name, part) ? write(part) : part;
    if (Array.isArray(part)) return part.map((entry) => rewrite(entry, name));
    if (isValidElement<{ children?: ReactNode }>(part)) return rewriteElement(part, write);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, entry]) => [key, isCode(key) ? entry : rewrite(entry, key)]),
    );
  };
  return rewrite(value, prop) as Value;
}

/** 60 characters with nowhere to break, as German compounds make them. */
const COMPOUND = 'hochdimensionalitätsreduktionsverfahrensoptimierungsergebnis';

/** The words of a text as one long word. Different texts stay different. */
export const asLongWord = (text: string) =>
  `${text.replace(/[^\p{L}\d]/gu, '')}${COMPOUND}`.slice(0, COMPOUND.length);

const ARABIC = 'ابكديفغهيجكلمنوبقرستوفوسيز';

/** A text in Arabic letters, as names from other languages are written: as long as it was. */
export const inArabicLetters = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => ARABIC[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);
