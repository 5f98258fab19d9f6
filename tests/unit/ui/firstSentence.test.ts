import { expect, test } from 'vitest';
import { firstSentence } from '../../../packages/ui/src/text/firstSentence.ts';

test.each([
  ['Models fail quietly. This one says so.', 'Models fail quietly.'],
  ['It fell from 24.1% to 18.3%. Nobody noticed.', 'It fell from 24.1% to 18.3%.'],
  ['Does it hold?\nIt does.', 'Does it hold?'],
  ['予測誤差が下がった。夜間に動く。', '予測誤差が下がった。'],
  ['A description without an end', 'A description without an end'],
  ['One sentence.', 'One sentence.'],
])('a visitor reads the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
