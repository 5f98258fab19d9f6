import type { FigureLanguage } from './types.ts';

/** With a capital at the beginning, where the first word isn't spelled otherwise (`mAP`, `iPhone`). */
export const capitalized = (text: string) =>
  /^\p{Ll}+(?!\p{Lu})\b/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const asks = (title: string) => /[?!？！؟]$/.test(title);

/** A sentence about `title`: one that asks keeps its question mark, any other gets a colon. */
export const introduce = (title: string, finding: string, { words }: FigureLanguage) =>
  asks(title)
    ? words.answer(title, finding)
    : words.about(title.replace(/[.:…。।\s]+$/, ''), finding);

/** A sentence about `title`; after a question it begins with a capital. */
export const statement = (title: string, finding: string, language: FigureLanguage) =>
  introduce(title, asks(title) ? capitalized(finding) : finding, language);
