import { splitStatements } from '@portfolio/backend/local/sqlStatements';
import { describe, expect, test } from 'vitest';

const textsOf = (sql: string) => splitStatements(sql).map(({ text }) => text);

describe('an SQL file is split where Postgres would end a statement', () => {
  test.each([
    ['two statements', 'select 1; select 2;', ['select 1', 'select 2']],
    ['the last without a semicolon', 'select 1;\nselect 2\n', ['select 1', 'select 2']],
    ['nothing at all', ' ;\n-- only a comment\n; /* and /* another */ */', []],
    ['a string', "select 'a;b', 'it''s; c'; select 2", ["select 'a;b', 'it''s; c'", 'select 2']],
    [
      'an escape string',
      String.raw`select e'\';'; select 2`,
      [String.raw`select e'\';'`, 'select 2'],
    ],
    [
      'a plain string that ends in a backslash',
      String.raw`select '\'; select 2`,
      [String.raw`select '\'`, 'select 2'],
    ],
    ['a quoted name', 'select "a;""b"; select 2', ['select "a;""b"', 'select 2']],
    [
      'a comment inside',
      'select 1 -- no; end\n+ 1; select 2',
      ['select 1 -- no; end\n+ 1', 'select 2'],
    ],
    [
      'a nested comment inside',
      'select /* ; /* ; */ ; */ 1; select 2',
      ['select /* ; /* ; */ ; */ 1', 'select 2'],
    ],
    ['a dollar quote', 'do $$ begin; end $$; select 2', ['do $$ begin; end $$', 'select 2']],
    [
      'a tagged dollar quote',
      'do $a$ ; $$ ; $b$ $a$; select 2',
      ['do $a$ ; $$ ; $b$ $a$', 'select 2'],
    ],
    ['a parameter, which is no quote', 'select $1; select $2', ['select $1', 'select $2']],
    ['a name with a dollar', 'select a$b$; select c$b$', ['select a$b$', 'select c$b$']],
    [
      'a rule with two actions',
      'create rule r as on insert to t do also (select 1; select 2); select 3',
      ['create rule r as on insert to t do also (select 1; select 2)', 'select 3'],
    ],
    [
      'a function with a body of statements',
      'create function f() returns int begin atomic select case when true then 1 end; select 2; end; select 3',
      [
        'create function f() returns int begin atomic select case when true then 1 end; select 2; end',
        'select 3',
      ],
    ],
    ['a transaction', 'begin; select 1; end; select 2', ['begin', 'select 1', 'end', 'select 2']],
    ['an unfinished string', "select 'a; b", ["select 'a; b"]],
  ])('%s', (_what, sql, expected) => {
    expect(textsOf(sql)).toEqual(expected);
  });

  test('and each statement knows its line', () => {
    const sql = '-- first\n\nselect 1;\n/* two\nlines */ select\n2; select 3;';
    expect(splitStatements(sql).map(({ line }) => line)).toEqual([3, 5, 6]);
  });
});
