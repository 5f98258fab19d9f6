import { partsOfName, wordsOfName } from '@portfolio/data/shown/personName';
import { expect, test } from 'vitest';

test.each([
  [{ name: 'Ada Byron' }, 'Ada', 'Byron'],
  [{ name: 'Ana Maria Silva' }, 'Ana Maria', 'Silva'],
  [{ name: ' 山田　太郎 ', familyName: '山田' }, '太郎', '山田'],
  [{ name: 'Suharto' }, 'Suharto', ''],
  [{ name: '山川花子' }, '山川花子', ''],
  // Who knows which of them is the family name?
  [{ name: 'Ada Byron, PhD' }, 'Ada Byron, PhD', ''],
  [{ name: '王伟 (Wei Wang)' }, '王伟 (Wei Wang)', ''],
  [{ name: 'Gabriel García Márquez', familyName: 'García Márquez' }, 'Gabriel', 'García Márquez'],
  [{ name: 'Nguyen Van Anh', familyName: 'Nguyen' }, 'Van Anh', 'Nguyen'],
  [{ name: '山田太郎', givenName: '太郎' }, '太郎', '山田'],
  [{ name: 'Ada', givenName: 'Augusta', familyName: 'King' }, 'Augusta', 'King'],
])('the given and the family name of %j are %j and %j', (stated, given, family) => {
  expect(partsOfName(stated)).toEqual({ given, family });
});

test('the words of a name are in the order of its writing', () => {
  expect(wordsOfName(' Ana Maria  Silva ')).toEqual(['Ana', 'Maria', 'Silva']);
});
