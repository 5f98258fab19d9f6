import { expect, test } from 'vitest';
import { readImports } from './readImports.ts';

test.each([
  ["import { a } from 'x';", ['x']],
  ["import a from 'x';", ['x']],
  ["import * as a from 'x';", ['x']],
  ["import 'x';", ['x']],
  ["import type { A } from 'x';", ['x']],
  ["import a = require('x');", ['x']],
  ["export { a } from 'x';", ['x']],
  ["export * from 'x';", ['x']],
  ["export type { A } from 'x';", ['x']],
  ["const a = await import('x');", ['x']],
  ["const a = lazy(() => import('x'));", ['x']],
  [`const a = import(\`./pages/\${name}.tsx\`);`, ['./pages/']],
  ["const a = require('x');", ['x']],
  ["type A = import('x').A;", ['x']],
  ["type A = typeof import('x');", ['x']],
  ["const a = new URL('./x.svg', import.meta.url);", ['./x.svg']],
  ["const a = import.meta.glob(['./x/*', './y/*']);", ['./x/*', './y/*']],
  ["const a = import.meta.resolve('x');", ['x']],
  ["/// <reference types='x' />", ['x']],
  ["/// <reference path='./x.d.ts' />", ['./x.d.ts']],
  ["// import 'x';", []],
  ['const a = "import \'x\'";', []],
  ["export { a }; call('x'); new Set('x'); import.meta.env.X;", []],
])('%s', (text, specifiers) => {
  expect(readImports('file.tsx', text).map(({ specifier }) => specifier)).toEqual(specifiers);
});

test.each([
  ['@import "x.css";', ['x.css']],
  ['@import url(x.css) layer(reset);', ['x.css']],
  ["a { background: url('./x.svg') }", ['./x.svg']],
  ['a { color: red }', []],
])('%s', (text, specifiers) => {
  expect(readImports('file.css', text).map(({ specifier }) => specifier)).toEqual(specifiers);
});

test('an import comes with its line', () => {
  expect(readImports('file.ts', "\n\nimport 'x';")).toEqual([{ specifier: 'x', line: 3 }]);
  expect(readImports('file.css', "a {}\n@import 'x';")).toEqual([{ specifier: 'x', line: 2 }]);
});
