import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { BUILT } from './support/builtScripts';
import { expect, test } from './support/test';

/** Lookbehind, changes of flags within an expression, and sets: the build can't write them in another way. */
const tooNew = /\(\?<[=!]|\(\?(?:[ims]+-?[ims]*|-[ims]+):|\/[dgimsuy]*v[dgimsuy]*$/;

const expressionsIn = (source: ts.Node): string[] => {
  const found = ts.isRegularExpressionLiteral(source) ? [source.text] : [];
  ts.forEachChild(source, (child) => {
    found.push(...expressionsIn(child));
  });
  return found;
};

test('no script has a regular expression at which an older browser stops reading it', () => {
  const scripts = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) {
    const text = readFileSync(join(BUILT, name), 'utf8');
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    const found = expressionsIn(source).filter((expression) => tooNew.test(expression));
    expect(found, name).toEqual([]);
  }
});
