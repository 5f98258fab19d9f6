import { expect, test } from 'vitest';
import { findPropFaults, type Prop, readComponents } from './readProps.ts';

const variant: Prop = {
  name: 'variant',
  type: 'ButtonVariant',
  values: ['"solid"', '"quiet"'],
  description: '`solid` for the main action.',
  required: false,
  defaultValue: 'solid',
};

test('a prop that is described with its unit and its default has no fault', () => {
  expect(findPropFaults(variant)).toEqual([]);
  expect(findPropFaults({ ...variant, required: true, defaultValue: undefined })).toEqual([]);
  const delay = { ...variant, values: [], type: 'number', description: 'In milliseconds.' };
  expect(findPropFaults({ ...delay, name: 'delayMs', defaultValue: undefined })).toEqual([]);
});

test.each<[fault: string, broken: Partial<Prop>]>([
  ['has no description', { description: ' ' }],
  ['has no @default', { defaultValue: undefined }],
  ['has no @default', { type: 'boolean', values: [], defaultValue: undefined }],
  ['is a time, and its description doesn’t say milliseconds', { name: 'delayMs', type: 'number' }],
  ['is a number, and its description doesn’t say of what', { name: 'delay', type: 'number' }],
])('a prop that is not: it %s', (fault, broken) => {
  expect(findPropFaults({ ...variant, ...broken })).toEqual([fault]);
});

const components = readComponents();

test('the props of every component can be read', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter(({ props }) => !props)).toEqual([]);
});

test('every prop says what it is, in which unit, and what it is by default', () => {
  const faults = components.flatMap(({ name, props = [] }) =>
    props.flatMap((prop) => findPropFaults(prop).map((fault) => `${name}: ${prop.name} ${fault}`)),
  );
  expect(faults).toEqual([]);
});
