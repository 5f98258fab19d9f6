import type { Guide } from '../../../stories/support/guide.ts';

/** What a guide is held against. */
export interface Surroundings {
  /** The component's name. */
  name: string;
  /** Names of everything that has a page, and of all that the library exports. */
  known: ReadonlySet<string>;
  /** The lists of variants that the component exports, by name: `buttonSizes`. */
  variants: Readonly<Record<string, readonly string[]>>;
  /** Whether the component shows a text, which somebody has to write. */
  showsText: boolean;
  /** Whether it looks the same whatever it is given. */
  hasOneState: boolean;
}

/** Every text of a guide, with the place where it is: `use[0]`, `pairs[1].do.why`. */
function textsOf({ purpose, tasks, use, avoid, ...rest }: Guide): [place: string, text: string][] {
  const list = (place: string, texts: readonly string[]) =>
    texts.map((text, index): [string, string] => [`${place}[${index}]`, text]);
  const terms = (place: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).flatMap(([term, text]): [string, string][] => [
      [place, term],
      [`${place}["${term}"]`, text],
    ]);
  const parts = Object.entries(rest.anatomy.parts);
  return [
    ['purpose', purpose],
    ...list('tasks', tasks),
    ...list('use', use),
    ...terms('avoid', avoid),
    ...terms(
      'anatomy.parts',
      Object.fromEntries(parts.map(([name, { description }]) => [name, description])),
    ),
    ...(rest.pairs ?? []).flatMap((pair, index): [string, string][] => [
      [`pairs[${index}].do.why`, pair.do.why],
      [`pairs[${index}].dont.why`, pair.dont.why],
    ]),
    ...terms('keyboard', rest.keyboard),
    ...terms('announced', rest.announced),
    ...list('writing', rest.writing),
  ];
}

const withoutCode = (text: string) => text.replace(/`[^`]*`/g, 'code');

/** What is wrong with the form of a text; nothing if it can be drawn as it is. */
function findTextFault(text: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  if (text.split('`').length % 2 === 0) return 'has a backtick without its other one';
  if (/\*\*|\]\(|<\/?[a-z]+>|^[-#|] |\n/.test(withoutCode(text))) {
    return 'holds more than plain text and `code`';
  }
  if (/\b(TODO|TBD|lorem ipsum)\b/i.test(text)) return 'is still to be written';
  return undefined;
}

/** Names of components in a text: what is in backticks and looks like one. */
const componentsIn = (text: string) =>
  [...text.matchAll(/`((?:[A-Z][a-z\d]+)+)`/g)].map(([, name = '']) => name);

/** The same without those of one word, which could be the text of a link. */
const longNamesIn = (text: string) =>
  componentsIn(text).filter((name) => /^[A-Z][a-z\d]+[A-Z]/.test(name));

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function findMissing(guide: Guide, { showsText, hasOneState }: Surroundings): string[] {
  const states = guide.states.flatMap((row) => row.states);
  const least: [place: string, length: number, least: number][] = [
    ['tasks', guide.tasks.length, 2],
    ['use', guide.use.length, 1],
    ['avoid', Object.keys(guide.avoid).length, 1],
    ['anatomy.parts', Object.keys(guide.anatomy.parts).length, 1],
    ['states', states.length, hasOneState ? 1 : 2],
    ['writing', guide.writing.length, showsText ? 1 : 0],
  ];
  return least
    .filter(([, length, fewest]) => length < fewest)
    .map(([place, length, fewest]) => `${place} has ${length} of at least ${fewest}`);
}

function findRepeated({ tasks, use, anatomy, states, writing }: Guide) {
  const lists: Record<string, readonly string[]> = {
    tasks,
    use,
    'selectors of anatomy.parts': Object.values(anatomy.parts).map(({ selector }) => selector),
    'rows of states': states.map(({ name = '' }) => name),
    writing,
  };
  for (const { name = 'states', states: row } of states) {
    lists[`states of ${name}`] = row.map((state) => state.name);
  }
  return Object.entries(lists).flatMap(([place, names]) =>
    repeated(names).map((name) => `${place} has "${name}" twice`),
  );
}

function findUnknown({ use, avoid, tile, states }: Guide, { known }: Surroundings): string[] {
  const named: [place: string, names: readonly string[]][] = [
    ['use', use.flatMap(longNamesIn)],
    ['avoid', Object.keys(avoid).flatMap(longNamesIn)],
    ['avoid', Object.values(avoid).flatMap(componentsIn)],
  ];
  const drawn = states.flatMap((row) => row.states.map(({ name }) => name));
  const unknown = named.flatMap(([place, names]) =>
    names
      .filter((other) => !known.has(other))
      .map((other) => `${place} names ${other}, which doesn't exist`),
  );
  if (tile !== undefined && !drawn.includes(tile))
    unknown.push(`tile names the state "${tile}", which doesn't exist`);
  return unknown;
}

/** The values of exported lists that no row and no state is named after. */
function findUndrawn({ states }: Guide, { variants }: Surroundings): string[] {
  const words = new Set(
    states
      .flatMap(({ name = '', states: row }) => [name, ...row.map((state) => state.name)])
      .flatMap((name) => [name, ...name.split(/[^\w-]+/)]),
  );
  return Object.entries(variants).flatMap(([list, values]) =>
    values
      .filter((value) => !words.has(value))
      .map((value) => `states don't show "${value}" of ${list}: make them with valuesOf`),
  );
}

/** What keeps a guide from being complete and right, each in a few words; nothing if it is. */
export function findFaults(guide: Guide, surroundings: Surroundings): string[] {
  const { purpose } = guide;
  const faults = [
    ...textsOf(guide).flatMap(([place, text]) => {
      const fault = findTextFault(text);
      return fault ? [`${place} ${fault}: "${text}"`] : [];
    }),
    ...findMissing(guide, surroundings),
    ...findRepeated(guide),
    ...findUnknown(guide, surroundings),
    ...findUndrawn(guide, surroundings),
  ];
  const plain = withoutCode(purpose);
  if (!plain.endsWith('.') || /[.!?]\s+\S/.test(plain)) faults.push('purpose is not one sentence');
  if (new RegExp(`^\`?${surroundings.name}\\b`).test(purpose)) {
    faults.push('purpose begins with the component’s name');
  }
  return faults;
}
