import { partsOfName, wordsOfName } from '@portfolio/data/personName';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** The parts as a vCard has them: family; given; prefix; suffix. */
const shown = (name: string, stated = {}) => {
  const { family, given, prefix, suffix } = partsOfName({ name, ...stated });
  return [family, given, prefix, suffix].join(';').replace(/;+$/, '');
};

describe('A name is taken apart as its bearer would', () => {
  test.each([
    ['Ada Byron', 'Byron;Ada'],
    ['Ana Maria Silva', 'Silva;Ana Maria'],
    ['Suharto', ';Suharto'],
    ['Ludwig van Beethoven', 'van Beethoven;Ludwig'],
    ['Anna van der Berg', 'van der Berg;Anna'],
    ['Anna Van Der Berg', 'Van Der Berg;Anna'],
    ['Oscar de la Renta', 'de la Renta;Oscar'],
    ['Oscar De La Renta', 'De La Renta;Oscar'],
    ['Maria da Silva Santos', 'da Silva Santos;Maria'],
    ['José Ortega y Gasset', 'Ortega y Gasset;José'],
    ['Ahmad bin Salleh', 'bin Salleh;Ahmad'],
    ['Leonardo di Caprio', 'di Caprio;Leonardo'],
    ['Ian Mc Donald', 'Mc Donald;Ian'],
    ['Ian McDonald', 'McDonald;Ian'],
    ['Conan O’Brien', 'O’Brien;Conan'],
    ['Nguyen Van Anh', 'Anh;Nguyen Van'],
    ['Al Gore', 'Gore;Al'],
    ['von Trapp', 'von Trapp'],
    ['Jean DUPONT', 'DUPONT;Jean'],
    ['DUPONT Jean', 'DUPONT;Jean'],
    ['ADA BYRON', 'BYRON;ADA'],
    ['Byron, Ada', 'Byron;Ada'],
    ['BYRON, ADA', 'BYRON;ADA'],
    ['Byron, A.', 'Byron;A.'],
    ['van der Berg, Anna', 'van der Berg;Anna'],
    ['Robert (Bob) Smith', 'Smith;Robert'],
    ['山田太郎', ';山田太郎'],
    ['山田 太郎', '山田;太郎'],
    ['山田　太郎', '山田;太郎'],
    ['김철수', ';김철수'],
    ['김 철수', '김;철수'],
    ['王伟', ';王伟'],
    ['ジョン・スミス', 'スミス;ジョン'],
    ['Wei Wang 王伟', 'Wang;Wei'],
    ['王伟 (Wei Wang)', ';王伟'],
    ['Александр Пушкин', 'Пушкин;Александр'],
  ])('%s is %s', (name, parts) => {
    expect(shown(name)).toBe(parts);
  });

  test.each([
    ['Dr. Ada Byron Jr.', 'Byron;Ada;Dr.;Jr.'],
    ['Prof. Dr. Ada Byron', 'Byron;Ada;Prof. Dr.'],
    ['Dr. rer. nat. Ada Byron', 'Byron;Ada;Dr. rer. nat.'],
    ['Dr.-Ing. Ada Byron', 'Byron;Ada;Dr.-Ing.'],
    ['Ada Byron III', 'Byron;Ada;;III'],
    ['Ada Byron PhD', 'Byron;Ada;;PhD'],
    ['Ada Byron, Ph.D.', 'Byron;Ada;;Ph.D.'],
    ['Ada Byron, M.A., CISSP', 'Byron;Ada;;M.A., CISSP'],
    ['Dr. Byron', ';Byron;Dr.'],
    ['Yo-Yo Ma', 'Ma;Yo-Yo'],
    ['J. R. R. Tolkien', 'Tolkien;J. R. R.'],
  ])('the titles of %s are no names: %s', (name, parts) => {
    expect(shown(name)).toBe(parts);
  });

  test('unless the owner states the parts', () => {
    expect(shown('Gabriel García Márquez', { familyName: 'García Márquez' })).toBe(
      'García Márquez;Gabriel',
    );
    expect(shown('Nguyen Van Anh', { familyName: 'Nguyen' })).toBe('Nguyen;Van Anh');
    expect(shown('山田太郎', { givenName: '太郎' })).toBe('山田;太郎');
    expect(shown('Ada', { givenName: 'Augusta', familyName: 'King' })).toBe('King;Augusta');
  });
});

test('no letter of a name without brackets and commas is lost or added', () => {
  const letters = (text: string) => [...text.replace(/[\s・]/g, '')].sort().join('');
  const word = fc.oneof(
    fc.constantFrom('Dr.', 'van', 'der', 'de', 'y', 'Ada', 'BYRON', 'Jr.', 'PhD', '山田', '・'),
    fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/[,，()（）]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const name = words.join(' ');
      // A name in two scripts states the same name twice: only one of them has parts.
      fc.pre(
        !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}・]/u.test(name),
      );
      const { prefix, given, family, suffix } = partsOfName({ name });
      expect(letters(`${prefix}${given}${family}${suffix}`.replaceAll(', ', ''))).toBe(
        letters(name),
      );
    }),
  );
});

test('initials and short names leave titles out', () => {
  expect(wordsOfName('Prof. Dr. Ada Byron, PhD')).toEqual(['Ada', 'Byron']);
  expect(wordsOfName('Byron, Ada')).toEqual(['Ada', 'Byron']);
});
