import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutStacks } from '@portfolio/publish/build/reactSignals';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('react-dom/client')), 'cjs');
const code = readFileSync(join(folder, 'react-dom-client.production.js'), 'utf8');

/** How many errors are made while React's code is evaluated, which is when V8 would look for their positions. */
function errorsMadeBy(text: string): number {
  let made = 0;
  const counting = new Proxy(Error, {
    apply(error, _, args) {
      made += 1;
      return Reflect.apply(error, undefined, args);
    },
  });
  new Function('require', 'exports', 'Error', text)(require, {}, counting);
  return made;
}

test('React makes no error while its code is evaluated', () => {
  expect(errorsMadeBy(code)).toBeGreaterThan(0);
  expect(errorsMadeBy(withoutStacks(code))).toBe(0);
});

test('its signals are still errors with a message', () => {
  const [, name = '', value = ''] =
    /(\w+Exception) = (Object\.create\(.*?\(460\) \} \}\))/.exec(withoutStacks(code)) ?? [];
  expect(name).toBe('SuspenseException');
  const signal = new Function('formatProdErrorMessage', `return ${value};`)(
    (number: number) => `error ${number}`,
  );
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('error 460');
  expect(signal.stack).toBeUndefined();
});
