import type { FigureLanguage } from './types.ts';

/** Starts a text with a capital, unless its first word has one inside (`mAP`, `iPhone`). */
export const capitalized = (text: string) =>
  /^\p{Ll}+(?!\p{Lu})\b/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const asks = (title: string) => /[?!？！؟]$/.test(title);

/** A sentence about `title`. A question keeps its question mark, and any other title gets a colon. */
export const introduce = (title: string, finding: string, { words }: FigureLanguage) =>
  asks(title)
    ? words.answer(title, finding)
    : words.about(title.replace(/[.:…。।\s]+$/, ''), finding);

/** A sentence about `title`. After a question, the finding begins with a capital. */
export const statement = (title: string, finding: string, language: FigureLanguage) =>
  introduce(title, asks(title) ? capitalized(finding) : finding, language);
