import { expect, test } from 'vitest';
import type { Guide } from '../../../stories/support/guide.ts';
import { findFaults, type Surroundings } from './findFaults.ts';

const complete: Guide = {
  purpose: 'Copies a text with one press.',
  tasks: ['copy', 'clipboard'],
  use: ['For a text that somebody takes along, as in `ContactList`.'],
  avoid: { 'It leads to another page.': 'Use `Link`, with `external`.' },
  anatomy: {
    example: null,
    parts: {
      Button: { selector: 'button', description: 'The whole area can be pressed.' },
      Icon: { selector: 'svg', description: 'Two sheets, then a tick.' },
    },
  },
  states: [
    { name: 'sm', states: [{ name: 'idle', example: null }] },
    { name: 'lg quiet', states: [{ name: 'idle', example: null }] },
  ],
  pairs: [{ do: { example: null, why: 'Short.' }, dont: { example: null, why: 'Long.' } }],
  keyboard: { Enter: 'Copies.' },
  announced: { 'It has copied': '“Copied”.' },
  writing: ['Say what is copied: `Copy email`.'],
};

const surroundings: Surroundings = {
  name: 'CopyButton',
  known: new Set(['ContactList', 'CopyButton', 'Link']),
  variants: { copySizes: ['sm', 'lg'] },
  showsText: true,
  hasOneState: false,
};

const idle = { name: 'idle', example: null };

test('a complete guide has no fault', () => {
  expect(findFaults(complete, surroundings)).toEqual([]);
});

test.each<[fault: string, broken: Partial<Guide>]>([
  ['purpose is empty: ""', { purpose: '' }],
  ['purpose is not one sentence', { purpose: 'Copies a text' }],
  ['purpose is not one sentence', { purpose: 'Copies a text. Says so.' }],
  ['purpose begins with the component’s name', { purpose: 'CopyButton copies a text.' }],
  ['tasks has 1 of at least 2', { tasks: ['copy'] }],
  ['tasks has "copy" twice', { tasks: ['copy', 'copy'] }],
  ["use names CopyButon, which doesn't exist", { use: ['Beside a `CopyButon`, or `Code`.'] }],
  ["avoid names Anchor, which doesn't exist", { avoid: { 'It leads away.': 'Use `Anchor`.' } }],
  ['tile names the state "loading", which doesn\'t exist', { tile: 'loading' }],
  ['states has 0 of at least 2', { states: [] }],
  ['rows of states has "" twice', { states: [...complete.states, { states: [] }, { states: [] }] }],
  ['states of sm has "idle" twice', { states: [{ name: 'sm', states: [idle, idle] }] }],
  [
    'states don\'t show "lg" of copySizes: make them with valuesOf',
    { states: [{ name: 'sm', states: [idle, { name: 'large', example: null }] }] },
  ],
  [
    'pairs[0].dont.why is still to be written: "TODO"',
    { pairs: [{ do: { example: null, why: 'Short.' }, dont: { example: null, why: 'TODO' } }] },
  ],
  [
    'keyboard["Enter"] has a backtick without its other one: "Presses `Enter."',
    { keyboard: { Enter: 'Presses `Enter.' } },
  ],
  [
    'writing[0] holds more than plain text and `code`: "Begin with a **verb**."',
    { writing: ['Begin with a **verb**.'] },
  ],
  ['writing has 0 of at least 1', { writing: [] }],
])('%s', (fault, broken) => {
  expect(findFaults({ ...complete, ...broken }, surroundings)).toContain(fault);
});

test('what shows no text and never changes needs neither advice on writing nor a second state', () => {
  const guide = { ...complete, writing: [], states: [{ states: [idle] }] };
  const still = { ...surroundings, variants: {}, showsText: false, hasOneState: true };
  expect(findFaults(guide, still)).toEqual([]);
});
