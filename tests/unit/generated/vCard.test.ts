import { makeVCard } from '@portfolio/build/documents/vCard/vCard';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { content, leastContent, withOwner } from './sampleContent.ts';

/** The card as an address book reads it. */
const read = (vCard: string) => new ICAL.Component(ICAL.parse(vCard));

const valuesOf = (vCard: string, name: string) =>
  read(vCard)
    .getAllProperties(name)
    .map((property) => property.getFirstValue());

const namesIn = (vCard: string) =>
  read(vCard)
    .getAllProperties()
    .map(({ name }) => name);

/** Texts that the schema allows: one line, with no white space at either end. */
const nasty = fc.string({
  unit: fc.constantFrom('\\n', '👩‍🏫', ...'\\,;:"né م李='),
  minLength: 1,
  maxLength: 200,
});
const text = fc
  .oneof(nasty, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }))
  .map((written) => written.replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '').trim())
  .filter((written) => written !== '');

/** A property's value as it is written, unfolded. */
const rawValueOf = (vCard: string, name: string) =>
  vCard.replaceAll('\r\n ', '').match(new RegExp(`^${name}[^:]*:(.*)$`, 'mu'))?.[1] ?? '';

const unescaped = (value: string) =>
  value.replace(/\\(.)/gsu, (_, character: string) => (character === 'n' ? '\n' : character));

describe('the contact card', () => {
  test('has the fields that an address book asks for', () => {
    const vCard = makeVCard(content);
    const { owner } = content;
    const { city, region, postalCode, country } = owner.address ?? {};
    expect(vCard.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
    expect(vCard.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
    expect(valuesOf(vCard, 'n')).toEqual([['Kelvekar', 'Mira', '', '', '']]);
    expect(valuesOf(vCard, 'fn')).toEqual([owner.name]);
    expect(valuesOf(vCard, 'org')).toEqual([owner.organisation]);
    expect(valuesOf(vCard, 'title')).toEqual([owner.title]);
    expect(valuesOf(vCard, 'email')).toEqual([owner.email]);
    expect(valuesOf(vCard, 'tel')).toEqual([owner.phone]);
    expect(valuesOf(vCard, 'adr')).toEqual([['', '', '', city, region, postalCode, country]]);
    expect(valuesOf(vCard, 'url')).toEqual(owner.profiles.slice(0, 2).map(({ url }) => url));
    expect(valuesOf(vCard, 'note')).toEqual([owner.vCardNote]);
  });

  test('has no property for facts that the owner does not state', () => {
    expect(namesIn(makeVCard(leastContent)).toSorted()).toEqual(
      ['version', 'prodid', 'fn', 'n', 'title', 'email', 'rev'].toSorted(),
    );
  });

  test('has the country alone, where the owner states no city', () => {
    const vCard = makeVCard(withOwner({ address: { country: 'India' } }));
    expect(valuesOf(vCard, 'adr')).toEqual([['', '', '', '', '', '', 'India']]);
  });

  test('holds a photo if it is given one', () => {
    const photo = Uint8Array.from({ length: 3000 }, (_, index) => index % 251);
    const property = read(makeVCard(content, photo)).getFirstProperty('photo');
    expect(property?.getParameter('type')).toBe('JPEG');
    expect(property?.getParameter('encoding')).toBe('b');
    const { stringValue } = JSON.parse(
      JSON.stringify({ stringValue: String(property?.getFirstValue()) }),
    );
    expect(Buffer.from(stringValue, 'base64')).toEqual(Buffer.from(photo));
  });

  test('has the parts of the name where address books look for them', () => {
    const nameOf = (owner: object) => valuesOf(makeVCard(withOwner(owner)), 'n')[0];
    expect(nameOf({ name: 'Ada Maria Byron' })).toEqual(['Byron', 'Ada Maria', '', '', '']);
    expect(nameOf({ name: 'Suharto' })).toEqual(['', 'Suharto', '', '', '']);
    const stated = { name: 'Gabriel García Márquez', familyName: 'García Márquez' };
    expect(nameOf(stated)).toEqual(['García Márquez', 'Gabriel', '', '', '']);
  });

  test('escapes every text as the RFC says, and keeps the parts of an address apart', () => {
    fc.assert(
      fc.property(text, text, (written, country) => {
        const address = { city: written, region: country, postalCode: written, country };
        const vCard = makeVCard(withOwner({ vCardNote: written, title: country, address }));
        expect(unescaped(rawValueOf(vCard, 'NOTE'))).toBe(written);
        expect(unescaped(rawValueOf(vCard, 'TITLE'))).toBe(country);
        const fields = `${rawValueOf(vCard, 'ADR')};`.match(/(?:\\.|[^;\\])*;/gsu) ?? [];
        expect(fields.slice(0, 7).map((field) => unescaped(field.slice(0, -1)))).toEqual([
          ...['', '', ''],
          ...[written, country, written, country],
        ]);
      }),
    );
  });

  test('gains no property from any text, whatever it holds', () => {
    const lines = ['\r\n', '\n', '\r', '\v', '\f', '\x85', '\u2028', '\u2029'];
    const tries = fc.constantFrom(...lines.map((end) => `a${end}TEL:x`), ';TYPE=x:', 'a:b');
    fc.assert(
      fc.property(fc.oneof(tries, text), (written) => {
        const owner = withOwner({
          ...{ name: `Ana ${written}`, organisation: written, title: written, vCardNote: written },
          // A number without its country's code is left out.
          ...{ email: written, phone: `+1 202 555 0142 ${written}` },
          address: { city: written, region: written, postalCode: written, country: written },
          givenName: written,
          familyName: written,
          profiles: [
            { network: 'x', url: written },
            { network: 'y', url: written },
          ],
        });
        const card = makeVCard(owner);
        expect(namesIn(card)).toEqual(namesIn(makeVCard(content)));
        expect(card.replaceAll('\r\n', '')).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
      }),
    );
  });

  test('keeps the lines of a note', () => {
    const vCard = makeVCard(withOwner({ vCardNote: 'One\r\ntwo\rthree\nfour' }));
    expect(valuesOf(vCard, 'note')).toEqual(['One\ntwo\nthree\nfour']);
  });

  test('has no line of more than 75 octets, and tears no character', () => {
    fc.assert(
      fc.property(text, (vCardNote) => {
        const vCard = makeVCard(withOwner({ vCardNote }), Uint8Array.from({ length: 99 }));
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
});
