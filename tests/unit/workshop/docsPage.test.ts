import { expect, test } from 'vitest';
import { readFacts } from '../../../.storybook/componentFacts/componentFacts.ts';
import { repositoryAddress } from '../../../.storybook/componentFacts/repository.ts';
import { tokensIn } from '../../../.storybook/componentFacts/tokensOf.ts';
import { placeMarkers, spread } from '../../../.storybook/docs/markers.ts';
import { controlsOf, propRows } from '../../../.storybook/docs/props.ts';
import { describeStates, groupStates } from '../../../.storybook/docs/stateTable.ts';
import { groupTokens } from '../../../.storybook/docs/tokens.ts';

const states = (...names: string[]) => names.map((name) => ({ name, example: null }));

test('variants with the same states make a table, in the direction that needs fewer columns', () => {
  const [table] = groupStates([
    { name: 'solid', states: states('idle', 'hover', 'focus') },
    { name: 'quiet', states: states('idle', 'hover', 'focus') },
  ]);
  expect(table).toMatchObject({ heads: ['solid', 'quiet'] });
  expect(table && 'lines' in table && table.lines.map(({ name }) => name)).toEqual([
    'idle',
    'hover',
    'focus',
  ]);
});

test('a variant with states of its own stays beside the table', () => {
  const rows = [
    { name: 'solid', states: states('idle') },
    { name: 'quiet', states: states('idle') },
    { name: 'sizes', states: states('sm', 'lg') },
  ];
  expect(groupStates(rows)).toHaveLength(2);
  expect(describeStates(rows)).toBe('idle; each solid, quiet; sizes: sm, lg');
});

test('a part has its number at the side where it is closest to the edge', () => {
  const example = { left: 0, top: 0, right: 200, bottom: 100 };
  const [whole, top, right] = placeMarkers(example, [
    example,
    { left: 80, top: 5, right: 120, bottom: 20 },
    { left: 150, top: 40, right: 195, bottom: 60 },
  ]);
  expect(whole).toMatchObject({ x: -20, endX: 0, endY: 50 });
  expect(top).toMatchObject({ y: -20, endX: 100, endY: 5 });
  expect(right).toMatchObject({ x: 220, endX: 195, endY: 50 });
});

test.each([
  ['that would lie on each other', [50, 52, 51], 200],
  ['of an example that is lower than they are', [10, 10.2, 10.1], 20],
])('numbers %s are moved apart, in their order', (_which, wanted, end) => {
  const [first = 0, last = 0, second = 0] = spread(wanted, 0, end);
  expect(second - first).toBeGreaterThanOrEqual(26);
  expect(last - second).toBeGreaterThanOrEqual(26);
});

test('the required props come first, with the values of a union', () => {
  const rows = propRows({
    size: {
      name: 'size',
      description: 'How high it is.',
      table: { type: { summary: '"sm" | "md"' }, defaultValue: { summary: "'md'" } },
      type: { name: 'other', value: 'union' },
    },
    href: {
      name: 'href',
      description: 'The address.',
      table: { type: { summary: 'string' } },
      type: { name: 'string', required: true },
    },
  });
  expect(rows.map(({ name }) => name)).toEqual(['href', 'size']);
  expect(rows[1]).toMatchObject({ values: ['"sm"', '"md"'], defaultValue: "'md'" });
});

test('only props that take a simple value have a control', () => {
  const argType = (name: string, rest: object) => ({ [name]: { name, ...rest } });
  const controls = controlsOf({
    ...argType('loading', {
      control: { type: 'boolean' },
      table: { defaultValue: { summary: 'false' } },
    }),
    ...argType('size', { control: { type: 'select' }, options: ['sm', 'md'] }),
    ...argType('item', { control: { type: 'object' } }),
  } as unknown as Parameters<typeof controlsOf>[0]);
  expect(controls.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'loading switch',
    'size choice',
  ]);
});

test('tokens are found however a file names them', () => {
  const source =
    "const { color, space } = vars;\ncolor.text.muted; vars.fontSize['small']; other.color.x;";
  expect(tokensIn(source)).toEqual(['color.text.muted', 'fontSize.small']);
});

test('tokens are listed by their kind', () => {
  expect(groupTokens(['color.text.muted', 'space.md', 'color.line.hairline'])).toEqual([
    { kind: 'color', tokens: ['text.muted', 'line.hairline'] },
    { kind: 'space', tokens: ['md'] },
  ]);
});

test('a component brings the tokens of the shared styles that it uses, and of no others', () => {
  const { components, pages } = readFacts(process.cwd());
  expect(components.Button?.tokens).toContain('color.action.default');
  expect(components.Button?.importedFrom).toBe('@portfolio/ui/Button');
  expect(components.ButtonLink).toBe(components.Button);
  // From `axisLabel` in `text.css.ts`, where `displayText` is too.
  expect(components.TimeAxis?.tokens).not.toContain('font.display');
  expect(pages.Button).toBe('let-somebody-act-button--docs');
});

test.each([
  [{ repository: 'https://example.com/a/b.git' }, {}, 'https://example.com/a/b/blob/HEAD/'],
  [
    { repository: { url: 'git+https://example.com/a/b.git' } },
    { GITHUB_SHA: 'abc' },
    'https://example.com/a/b/blob/abc/',
  ],
  [
    {},
    { GITHUB_SERVER_URL: 'https://example.com', GITHUB_REPOSITORY: 'a/b' },
    'https://example.com/a/b/blob/HEAD/',
  ],
  [{}, {}, undefined],
])('from %o and %o, sources are at %s', (manifest, env, address) => {
  expect(repositoryAddress(manifest, env)).toBe(address);
});
