import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { standardFields } from '@portfolio/data/jsonResume/standardFields';
import { valuesAt, valuesIn } from '@portfolio/data/values/valuesAt';
import { describe, expect, test } from 'vitest';
import { contentOf } from './samples.ts';

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; type?: string };

/** The places of all values in a schema, such as `work[].highlights[]`. */
function placesIn({ properties, items }: Schema, path = ''): string[] {
  if (items) return placesIn(items, `${path}[]`);
  if (!properties) return [path];
  return Object.entries(properties).flatMap(([name, child]) =>
    placesIn(child, path === '' ? name : `${path}.${name}`),
  );
}

/** The fields that a résumé states about its owner: not those about the file. */
const stated = placesIn(schema as Schema).filter((path) => !/^(?:\$schema|meta)\b/.test(path));

/** A résumé that states only the owner, and a value at a place, with what an entry there needs. */
function resumeWith(path: string, value: string) {
  const [section = '', ...steps] = path.split('.');
  const field = steps.join('.');
  const needed: Record<string, object> = {
    'work[]': { name: 'Kiln', startDate: '1999' },
    'volunteer[]': { organization: 'Kiln', startDate: '1999' },
    'education[]': {},
    'skills[]':
      path === 'skills[].name' ? { keywords: ['Glaze'] } : { name: 'Clay', keywords: ['Glaze'] },
    'projects[]': { name: 'Pot', startDate: path.endsWith('endDate') ? '1999' : undefined },
  };
  const basics = { name: 'Ada Quill', location: { city: 'Delft' } };
  if (section !== 'basics') {
    const name = section.replace('[]', '');
    const entry = { title: 'X', name: 'X', language: 'X', ...needed[section] };
    return {
      basics,
      [name]: [{ ...entry, [field.replace('[]', '')]: field.endsWith('[]') ? [value] : value }],
    };
  }
  const [part = '', leaf = ''] = steps;
  if (part === 'location')
    return { basics: { ...basics, location: { city: 'Delft', [leaf]: value } } };
  if (part === 'profiles[]') {
    // Only of a well-known network does the user name tell the address.
    const profile =
      leaf === 'network' ? { url: 'https://q.example.com/' } : { network: 'GitHub', username: 'q' };
    return {
      basics: { ...basics, profiles: [{ ...profile, [leaf]: value }] },
    };
  }
  return { basics: { ...basics, [part]: value } };
}

/** A value that a field takes, and how the content shows it. */
function valueFor(path: string): [value: string, shown: RegExp] {
  if (/(?:[dD]ate)$/.test(path)) return ['2013-05', /2013-05|May 2013/];
  if (path === 'basics.url')
    return ['https://quill.example.com', /^https:\/\/quill\.example\.com$/];
  if (/url$|image$/.test(path))
    return ['https://quill.example.com/z', /^https:\/\/quill\.example\.com\/z$/];
  if (path === 'basics.email') return ['z@quill.example.com', /^z@quill/];
  if (path === 'basics.phone') return ['+1 202 555 0142', /202/];
  if (path.endsWith('countryCode')) return ['NL', /^Netherlands$/];
  return ['Zeppelin', /Zeppelin/];
}

test('a place, or a reason, is said for each field of the published schema, and for no other', () => {
  expect(Object.keys(standardFields).toSorted()).toEqual(stated.toSorted());
});

describe('Imported,', () => {
  test.each(Object.entries(standardFields))('%s is where the table says', (path, field) => {
    const [value, shown] = valueFor(path);
    const { content, notImported } = contentOf(resumeWith(path, value));
    if ('place' in field) {
      const there = valuesAt(content, field.place).map((found) => String(found.value));
      expect(there).toContainEqual(expect.stringMatching(shown));
      return;
    }
    expect(valuesIn(content).map((found) => String(found.value))).not.toContain(value);
    expect(Object.values(notImported)).toContain(value);
  });
});
