import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutTies } from '@portfolio/publish/build/productionRouter';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** The production build of the router that is installed, where its development build leads to. */
const folder = dirname(createRequire(import.meta.url).resolve('react-router')).replace(
  '/development',
  '/production',
);
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .find((text) => text.includes('var NavLink = '));
if (!code) throw new Error('The router makes its components in another way now.');

/** The statements of a module, without comments between them and marks in them. */
const statementsOf = (text: string) =>
  parseAst(text).body.map((statement) => ({
    statement,
    text: text.slice(statement.start, statement.end).replaceAll('/* @__PURE__ */ ', ''),
  }));

test('the router keeps all of its code but the names of its components', () => {
  const original = statementsOf(code);
  const changed = statementsOf(withoutTies(code)).map(({ text }) => text);
  const isName = ({ statement }: (typeof original)[number]) =>
    statement.type === 'ExpressionStatement' &&
    statement.expression.type === 'AssignmentExpression' &&
    statement.expression.left.type === 'MemberExpression' &&
    statement.expression.left.property.type === 'Identifier' &&
    statement.expression.left.property.name === 'displayName';
  const kept = original.filter((one) => !isName(one)).map(({ text }) => text);
  expect(changed).toEqual(kept);
});

test('no component of the router stays only for its name, or for the call that makes it', () => {
  const changed = withoutTies(code);
  const made = [...changed.matchAll(/^var (\w+) = \/\* @__PURE__ \*\/ React/gm)];
  expect(made.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['Link', 'NavLink', 'Form', 'LocationContext', 'MemoizedDataRoutes']),
  );
  expect(changed).not.toMatch(/^(?:var|let|const) \w+ = React\w*\.\w+\(/m);
  expect(changed).not.toMatch(/^\w+\.displayName/m);
});
