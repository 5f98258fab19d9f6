import { expect, test } from 'vitest';
import { shortClassNames } from '../../../packages/site/build/shortClassNames';

const card = '../ui/src/primitives/Card/Card.css.ts';
const button = '../ui/src/primitives/Button/Button.css.ts';
const styles = [
  { hash: '1dsdkwi0', filePath: card },
  { hash: '1dsdkwi1', filePath: card },
  { hash: 'e2vp0n0', filePath: button },
];

test('each class has a short name of its own, which no blocker takes for an advertisement', () => {
  const names = styles.map(shortClassNames());
  expect(new Set(names).size).toBe(styles.length);
  for (const name of names) expect(name).toMatch(/^[^\Waeiou\d]{2}\d$/);
});

test('the builds for the browser and for Node agree, in whatever order they meet the files', () => {
  const forBrowser = styles.map(shortClassNames());
  const name = shortClassNames();
  const [third, first, second] = [styles[2], styles[0], styles[1]].map(
    (style) => style && name(style),
  );
  expect([first, second, third]).toEqual(forBrowser);
});

test('a class that is asked for again keeps its name', () => {
  const name = shortClassNames();
  expect(styles.map(name)).toEqual(styles.map(name));
});
