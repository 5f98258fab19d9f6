import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@portfolio/build/folders/content';
import { type ContentFile, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import { isObject } from '@portfolio/data/values/isObject';
import { fromForm, objectFrom, toForm } from '@portfolio/tools/edit/formValues';
import { patchText } from '@portfolio/tools/edit/patchText';
import type { Fields } from '@portfolio/tools/edit/shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const textOf = (file: ContentFile) => readFileSync(join(sampleFolder, file), 'utf8');

type Values = Record<string, unknown>;

const formOf = (file: ContentFile, values: Values): Values => {
  const fields: Fields = contentFiles[file];
  return Object.fromEntries(
    Object.entries(values).map(([part, value]) => [
      part,
      fields[part] ? toForm(fields[part], value) : value,
    ]),
  );
};

/** The text of a content file after an owner has saved its form. */
const saved = (file: ContentFile, text: string, form: Values) =>
  patchText(text, objectFrom(contentFiles[file], form, JSON.parse(text)));

test.each(contentFileNames)('%s goes into the form and back, byte for byte', (file) => {
  const text = textOf(file);
  expect(saved(file, text, formOf(file, JSON.parse(text)))).toBe(text);
});

/** A change that is the same in a form and in the content. */
type Edit = (root: Values) => void;

type Place = readonly (string | number)[];

const at = (root: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);

/** The places of all lists of objects, and of all texts that a form shows as they are. */
function placesIn(value: unknown, place: Place = []): { lists: Place[]; texts: Place[] } {
  const inside = Array.isArray(value)
    ? value.map((part, index) => placesIn(part, [...place, index]))
    : isObject(value)
      ? Object.entries(value).map(([key, part]) => placesIn(part, [...place, key]))
      : [];
  const isText = ['title', 'description', 'name', 'label', 'text'].includes(String(place.at(-1)));
  return {
    lists: [
      ...(Array.isArray(value) && value.some(isObject) ? [place] : []),
      ...inside.flatMap(({ lists }) => lists),
    ],
    texts: [
      ...(isText && typeof value === 'string' ? [place] : []),
      ...inside.flatMap(({ texts }) => texts),
    ],
  };
}

const edit = (file: ContentFile): fc.Arbitrary<Edit> => {
  const { lists, texts } = placesIn(JSON.parse(textOf(file)));
  const changeText = fc
    .tuple(fc.constantFrom(...texts), fc.stringMatching(/^\w[\w "\\/é]{0,9}\w$/))
    .map(
      ([place, text]): Edit =>
        (root) => {
          const holder = at(root, place.slice(0, -1));
          const key = String(place.at(-1));
          // After a move, an entry of another kind may be there.
          if (isObject(holder) && typeof holder[key] === 'string') holder[key] = text;
        },
    );
  if (lists.length === 0) return changeText;
  const changeList = fc.tuple(fc.constantFrom(...lists), fc.nat(), fc.nat(), fc.boolean()).map(
    ([place, from, to, isMove]): Edit =>
      (root) => {
        const list = at(root, place);
        if (!Array.isArray(list) || list.length === 0) return;
        const [entry] = list.splice(from % list.length, 1);
        if (isMove) list.splice(to % (list.length + 1), 0, entry);
      },
  );
  return fc.oneof(changeText, changeList);
};

test('200 random edits change what they change, and nothing else', () => {
  const cases = fc
    .constantFrom<ContentFile>(
      'owner.json',
      'about.json',
      'skills.json',
      'projects.json',
      'education.json',
    )
    .chain((file) =>
      fc.tuple(fc.constant(file), fc.array(edit(file), { minLength: 1, maxLength: 3 })),
    );
  fc.assert(
    fc.property(cases, ([file, edits]) => {
      const text = textOf(file);
      const wanted: Values = JSON.parse(text);
      const form = formOf(file, JSON.parse(text));
      for (const each of edits) {
        each(wanted);
        each(form);
      }
      const result = saved(file, text, form);
      expect(JSON.parse(result)).toEqual(wanted);
      expect(saved(file, result, formOf(file, wanted))).toBe(result);
    }),
    { numRuns: 200 },
  );
});

describe('a form', () => {
  const project = (change: Values) => {
    const text = textOf('projects.json');
    const form = formOf('projects.json', JSON.parse(text));
    Object.assign(Object(at(form, ['projects', 0])), change);
    return JSON.parse(saved('projects.json', text, form)).projects[0];
  };
  const [first] = JSON.parse(textOf('projects.json')).projects;

  test('makes a line of a text in which somebody pressed Enter', () => {
    expect(project({ result: ' Half \n the time ' })).toEqual({
      ...first,
      result: 'Half the time',
    });
  });

  test.each([
    ['a line of Word, which ends with a vertical tab', 'Half\u000bthe time', 'Half the time'],
    ['a bullet and its tab', '•\tHalf\t the time\u00a0', '• Half the time'],
    ['a web page', '\ufeff\u200bHalf\u200b the\u2028ti\u00adme\u2060', 'Half the time'],
    ['a table', 'Half\tthe\ttime\r\n', 'Half the time'],
    ['a contact, with changes of the direction', '\u202aHalf the time\u202c', 'Half the time'],
    ['Hindi, where joiners shape letters', ' क्\u200dष नहीं ', 'क्\u200dष नहीं'],
    ['Persian, where they part letters', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['Thai, where lines may break', 'ภาษา\u200bไทย', 'ภาษา\u200bไทย'],
    ['a family of emoji', '👩\u200d👩\u200d👧 ', '👩\u200d👩\u200d👧'],
  ])('takes a text as it is seen from %s', (_, pasted, result) => {
    expect(project({ result: pasted })).toEqual({ ...first, result });
  });

  test('makes an entry of each paragraph that was pasted into one, without bullets', () => {
    const entries = [
      'Kept - as it was',
      '\u200b•\tCounted trams\n\uf0b7\tCounted buses\r\n\r\n- Slept',
      '',
    ];
    expect(
      fromForm(contentFiles['about.json'].about.entries.bio, entries, ['Kept - as it was']),
    ).toEqual(['Kept - as it was', 'Counted trams', 'Counted buses', 'Slept']);
  });

  test('makes an entry of a paragraph whose lines a PDF broke, also before a capital letter', () => {
    const lines = [
      'I count trams on three lines of the city, for the people who plan the',
      'Saturday timetable, and I say which of them are late and',
      '',
      'Before that, I counted buses, which are more, and come at any time of',
      'Sunday.',
    ];
    const { bio } = contentFiles['about.json'].about.entries;
    expect(fromForm(bio, [lines.join('\r\n')], [])).toEqual([
      lines.slice(0, 2).join(' '),
      lines.slice(3).join(' '),
    ]);
  });

  test.each([
    ['a web page', 'Counted trams\u2028Counted buses\u2029Slept'],
    ['lines that Word keeps in one paragraph', 'Counted trams\u000bCounted buses\u000b\u000bSlept'],
    ['an old Mac', 'Counted trams\rCounted buses\rSlept'],
    ['Word’s list of the second level', 'o\tCounted trams\r\no\tCounted buses\r\no\tSlept'],
  ])('makes an entry of each line of %s', (_, pasted) => {
    expect(fromForm(contentFiles['about.json'].about.entries.bio, [pasted], [])).toEqual([
      'Counted trams',
      'Counted buses',
      'Slept',
    ]);
  });

  test('joins the lines of a paragraph that a document had broken', () => {
    const broken = 'She measured for two years how many trams came too late and\nwhy. Then more.';
    expect(fromForm(contentFiles['about.json'].about.entries.bio, [broken], [])).toEqual([
      'She measured for two years how many trams came too late and why. Then more.',
    ]);
  });

  test('keeps a valid text that it had before, whatever is in it', () => {
    const before = ['Donau\u00addampf', '- a dash'];
    expect(fromForm(contentFiles['about.json'].about.entries.bio, before, before)).toEqual(before);
    expect(project({ title: first.title, result: 'Ti\u00adme' })).toHaveProperty('result', 'Time');
  });

  test('completes an address without https://, and no other text', () => {
    expect(project({ codeUrl: ' github.com/ada ' }).codeUrl).toBe('https://github.com/ada');
    expect(project({ codeUrl: 'http://ada.example/A' }).codeUrl).toBe('http://ada.example/A');
    expect(project({ codeUrl: 'ada' }).codeUrl).toBe('ada');
  });

  test('keeps a field absent that it shows as empty or as no', () => {
    const empty = { client: '', start: null, roles: [], badge: first.badge };
    expect(project(empty)).toEqual(first);
    const { featured: _, ...rest } = first;
    expect(project({ featured: false })).toEqual(rest);
  });

  test('takes a field out that was emptied', () => {
    const { badge: _, ...rest } = first;
    expect(project({ badge: '' })).toEqual(rest);
  });

  test('keeps nothing of a figure whose kind was changed', () => {
    const figure = {
      kind: 'share',
      title: 'A',
      method: 'B',
      unit: 'C',
      label: 'D',
      part: 1,
      whole: 2,
    };
    expect(project({ figure: { ...first.figure, ...figure } }).figure).toEqual(figure);
  });

  test('keeps unknown fields, so that the rules can refuse them by name', () => {
    const text = '{ "learningBanner": { "headline": "A", "text": "B" } }\n';
    expect(
      saved('learningBanner.json', text, formOf('learningBanner.json', JSON.parse(text))),
    ).toBe(text);
  });
});

describe('the text of a file', () => {
  test.each([
    [
      'a value in place',
      '{\n    "a": 1,  "b": [1, 2]\n}',
      { a: 2, b: [1, 2] },
      '{\n    "a": 2,  "b": [1, 2]\n}',
    ],
    ['an entry on one line', '{ "a": ["x"] }\n', { a: ['x', 'y'] }, '{ "a": ["x", "y"] }\n'],
    [
      'an entry on lines',
      '{\n  "a": [\n    { "b": 1 }\n  ]\n}\n',
      { a: [{ c: 2 }, { b: 1 }] },
      '{\n  "a": [\n    {\n      "c": 2\n    },\n    { "b": 1 }\n  ]\n}\n',
    ],
    ['the last entry', '{ "a": [1] }\n', { a: [] }, '{ "a": [] }\n'],
    ['the first entry', '{\n  "a": []\n}\n', { a: [1] }, '{\n  "a": [\n    1\n  ]\n}\n'],
    [
      'a field',
      '{\n  "a": 1\n}\n',
      { a: 1, b: { c: 2 } },
      '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}\n',
    ],
    ['line ends of Windows', '{\r\n  "a": 1\r\n}\r\n', { b: 2 }, '{\r\n  "b": 2\r\n}\r\n'],
  ])('keeps its form around %s', (_, before, value, after) => {
    expect(patchText(before, value)).toBe(after);
  });
});
