/** The page of the foundations that shows a kind of token, by its name. */
const FOUNDATIONS: Record<string, string> = {
  color: 'Colours',
  font: 'Type',
  fontSize: 'Type',
  leading: 'Type',
  weight: 'Type',
  motion: 'Motion',
  easing: 'Motion',
  zIndex: 'Layers',
};

/** The name of the foundations' page that shows a kind of token. */
export const foundationOf = (kind: string) => FOUNDATIONS[kind] ?? 'Space';

/** Tokens such as `color.text.muted`, by their first word, in the order in which they come. */
export function groupTokens(tokens: readonly string[]): { kind: string; tokens: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const token of tokens) {
    const [kind = '', ...rest] = token.split('.');
    groups.set(kind, [...(groups.get(kind) ?? []), rest.join('.')]);
  }
  return [...groups].map(([kind, names]) => ({ kind, tokens: names }));
}
