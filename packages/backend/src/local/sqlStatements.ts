/** One statement of an SQL file. */
export interface SqlStatement {
  /** Without the semicolon and without the comments before it. */
  text: string;
  /** The line it starts on; the file's first line is 1. */
  line: number;
}

const space = /\s+/y;
const lineComment = /--[^\n]*/y;
const escapeString = /e'(?:[^'\\]|\\[\s\S]|'')*'?/iy;
const string = /'(?:[^']|'')*'?/y;
const quotedName = /"(?:[^"]|"")*"?/y;
const dollarQuote = /\$(?:[a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/iy;
const word = /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy;

function match(pattern: RegExp, sql: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(sql)?.[0];
}

/** The length of the block comment at `at`: Postgres nests them. */
function blockCommentLength(sql: string, at: number): number {
  let depth = 0;
  for (let end = at; end < sql.length; end += 1) {
    const pair = sql.slice(end, end + 2);
    if (pair === '/*' || pair === '*/') {
      depth += pair === '/*' ? 1 : -1;
      end += 1;
      if (depth === 0) return end + 1 - at;
    }
  }
  return sql.length - at;
}

function dollarQuoteLength(sql: string, at: number, tag: string): number {
  const end = sql.indexOf(tag, at + tag.length);
  return (end < 0 ? sql.length : end + tag.length) - at;
}

function blankLength(sql: string, at: number): number {
  if (sql.startsWith('/*', at)) return blockCommentLength(sql, at);
  return (match(space, sql, at) ?? match(lineComment, sql, at) ?? '').length;
}

function quotedLength(sql: string, at: number): number {
  const tag = match(dollarQuote, sql, at);
  if (tag) return dollarQuoteLength(sql, at, tag);
  const quoted =
    match(escapeString, sql, at) ?? match(string, sql, at) ?? match(quotedName, sql, at);
  return (quoted ?? '').length;
}

/** Follows `( … )` and `begin atomic … end`, where a semicolon ends no statement. */
function createNesting() {
  let parentheses = 0;
  let blocks = 0;
  let before = '';
  return {
    isOutside: () => parentheses <= 0 && blocks === 0,
    see(token: string) {
      const now = token.toLowerCase();
      if (now === '(') parentheses += 1;
      if (now === ')') parentheses -= 1;
      if (now === 'atomic' && before === 'begin') blocks += 1;
      else if (blocks > 0 && now === 'case') blocks += 1;
      else if (blocks > 0 && now === 'end') blocks -= 1;
      before = now;
    },
  };
}

/** Splits an SQL file into its statements as Postgres would. */
export function splitStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let nesting = createNesting();
  let start = -1;
  let at = 0;

  const finish = () => {
    if (start < 0) return;
    const line = sql.slice(0, start).split('\n').length;
    statements.push({ text: sql.slice(start, at).trimEnd(), line });
    start = -1;
    nesting = createNesting();
  };

  while (at < sql.length) {
    const blank = blankLength(sql, at);
    if (blank > 0) {
      at += blank;
      continue;
    }
    if (sql[at] === ';' && nesting.isOutside()) {
      finish();
      at += 1;
      continue;
    }
    if (start < 0) start = at;
    const quoted = quotedLength(sql, at);
    const token = quoted > 0 ? '' : (match(word, sql, at) ?? sql.charAt(at));
    nesting.see(token);
    at += quoted || token.length;
  }
  finish();
  return statements;
}
