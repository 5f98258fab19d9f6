import type { Guide, State, StateRow } from '../../stories/support/guide.ts';
import { asLongWord, inArabicLetters, withTexts } from './withTexts.ts';

/** The states that every component with a text has: its example with other texts, and with larger ones. */
export function textStates({ anatomy: { example, act } = { parts: {} } }: Guide): StateRow[] {
  let texts = 0;
  withTexts(example, (text) => {
    texts += 1;
    return text;
  });
  if (texts === 0) return [];
  const states: State[] = [
    { name: 'long words', example: withTexts(example, asLongWord) },
    { name: 'right to left', example: withTexts(example, inArabicLetters), dir: 'rtl' },
    { name: 'twice as large', example: <div style={{ zoom: 2 }}>{example}</div> },
  ];
  return [{ name: 'any text', states: states.map((state) => ({ ...state, act })) }];
}
