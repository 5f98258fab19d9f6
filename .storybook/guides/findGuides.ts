import type { GuideSummary } from './readGuides.ts';

/** Words that every task has. */
const FILLERS = new Set(
  'a an and any are as at be by for from has have how i in is it its of on or out say that the this to when where which who with'.split(
    ' ',
  ),
);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** `save`, `saved` and `saving` are the same to a reader. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(ing|ed|es|s|e)$/, '') : word);

const isAbout = (asked: string, word: string) =>
  word.startsWith(asked) || stem(word) === stem(asked);

/** What a guide says, the most telling first, with what a match in it is worth. */
const fieldsOf = ({ name, purpose, tasks, use }: GuideSummary): [string, number][] => [
  [`${name} ${name.replace(/([a-z])([A-Z])/g, '$1 $2')} ${tasks.join(' ')}`, 3],
  [purpose, 2],
  [use.join(' '), 1],
];

function scoreOf(guide: GuideSummary, asked: readonly string[]) {
  const fields = fieldsOf(guide).map(([text, worth]) => [wordsOf(text), worth] as const);
  const worths = asked.map(
    (ask) => fields.find(([words]) => words.some((word) => isAbout(ask, word)))?.[1] ?? 0,
  );
  return {
    found: worths.filter((worth) => worth > 0).length,
    worth: worths.reduce<number>((sum, worth) => sum + worth, 0),
  };
}

/**
 * The guides that a question in everyday words is about, the best first: those that know more than half as
 * many of its words as the one that knows most. All of them, in their order, without a question.
 */
export function findGuides(guides: readonly GuideSummary[], question: string): GuideSummary[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !FILLERS.has(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return [...guides];
  const scored = guides.map((guide) => ({ guide, ...scoreOf(guide, asked) }));
  const most = Math.max(...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found > most / 2)
    .sort((a, b) => b.found - a.found || b.worth - a.worth)
    .map(({ guide }) => guide);
}
