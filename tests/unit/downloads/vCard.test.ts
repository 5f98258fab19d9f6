import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeVCard } from '../../../packages/site/build/downloads/vCard.ts';
import { content, withOwner } from './sampleContent.ts';

/** The properties of a vCard as an address book reads them: unfolded, name and raw value. */
function propertiesOf(vCard: string) {
  const lines = vCard.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon).split(';')[0], value: line.slice(colon + 1) };
  });
}

const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

/** Splits at the semicolons that are not escaped. */
const fieldsOf = (value: string) => (value.match(/(?:\\.|[^;\\])*(?:;|$)/gs) ?? []).slice(0, -1);

const valuesOf = (vCard: string, wanted: string) =>
  propertiesOf(vCard).flatMap(({ name, value }) => (name === wanted ? [value] : []));

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
const tricky = fc.string({
  unit: fc.constantFrom('\\', ',', ';', '\n', ':', 'n', 'é', '👩‍🏫', ' '),
});
const anyText = fc.oneof(text, tricky);

describe('the contact card', () => {
  test('holds what an address book asks for', () => {
    const vCard = makeVCard(content);
    const { owner } = content;
    const { city, region, postalCode, country } = owner.address;
    expect(vCard.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
    expect(vCard.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
    expect(valuesOf(vCard, 'N')).toEqual(['Kelvekar;Mira;;;']);
    expect(valuesOf(vCard, 'FN')).toEqual([owner.name]);
    expect(valuesOf(vCard, 'ORG')).toEqual([owner.organisation]);
    expect(valuesOf(vCard, 'TITLE')).toEqual([owner.title]);
    expect(valuesOf(vCard, 'EMAIL')).toEqual([owner.email]);
    expect(valuesOf(vCard, 'TEL')).toEqual([owner.phone]);
    expect(valuesOf(vCard, 'ADR')).toEqual([`;;;${city};${region};${postalCode};${country}`]);
    expect(valuesOf(vCard, 'URL')).toEqual([owner.links.github, owner.links.linkedin]);
    expect(valuesOf(vCard, 'NOTE').map(unescaped)).toEqual([owner.vCardNote]);
  });

  test('takes the last word for the family name, and a single name for a given one', () => {
    const nameOf = (name: string) => valuesOf(makeVCard(withOwner({ name })), 'N')[0];
    expect(nameOf('Ana Maria Silva')).toBe('Silva;Ana Maria;;;');
    expect(nameOf('Suharto')).toBe(';Suharto;;;');
    expect(nameOf('Kim; Jr, \\o')).toBe('\\\\o;Kim\\; Jr\\,;;;');
  });

  test('escapes what has a meaning of its own, and gives it back unchanged', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const vCard = makeVCard(withOwner({ vCardNote: written, title: written }));
        const read = written.replace(/\r\n|\r/g, '\n');
        expect(valuesOf(vCard, 'NOTE').map(unescaped)).toEqual([read]);
        expect(valuesOf(vCard, 'TITLE').map(unescaped)).toEqual([read]);
      }),
    );
  });

  test('gains no property from any text, whatever it holds', () => {
    const names = (vCard: string) => propertiesOf(vCard).map(({ name }) => name);
    const tries = fc.constantFrom('\r\nNOTE:x', '\nURL:x', 'a\rEND:VCARD', ';TYPE=x:', 'a:b');
    fc.assert(
      fc.property(fc.oneof(tries, anyText), (written) => {
        const links = { ...content.owner.links, github: written };
        const owner = withOwner({
          ...{ name: `Ana ${written}`, organisation: written, title: written, vCardNote: written },
          ...{ email: written, phone: written, links },
        });
        expect(names(makeVCard(owner))).toEqual(names(makeVCard(content)));
      }),
    );
  });

  test('keeps the parts of the address apart, whatever they hold', () => {
    fc.assert(
      fc.property(fc.tuple(anyText, anyText, anyText, anyText), ([city, region, code, country]) => {
        const address = { city, region, postalCode: code, country };
        const [value = ''] = valuesOf(makeVCard(withOwner({ address })), 'ADR');
        expect(fieldsOf(`${value};`).map((field) => unescaped(field.slice(0, -1)))).toEqual(
          ['', '', '', city, region, code, country].map((part) => part.replace(/\r\n|\r/g, '\n')),
        );
      }),
    );
  });

  test('has no line of more than 75 octets, and tears no character', () => {
    fc.assert(
      fc.property(anyText, (vCardNote) => {
        const vCard = makeVCard(withOwner({ vCardNote }));
        const decoder = new TextDecoder('utf-8', { fatal: true });
        const octets = Buffer.from(vCard);
        for (let start = 0; start < octets.length; ) {
          const end = octets.indexOf('\r\n', start);
          expect(end - start).toBeLessThanOrEqual(75);
          decoder.decode(octets.subarray(start, end));
          start = end + 2;
        }
      }),
    );
  });

  test('is the same file whenever it is made', () => {
    expect(makeVCard(content)).toBe(makeVCard(structuredClone(content)));
  });
});
