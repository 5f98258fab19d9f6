import type { Fact } from './describeAccess.ts';

/** A name, quoted where SQL needs it. */
export const quote = (name: string) =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;

/** The object of a right, as `grant` and `revoke` name it. */
export function targetOf({ kind, object, value }: Fact): string {
  if (kind === 'schema') return `schema ${quote(object)}`;
  if (kind === 'function') return `function ${object}`;
  return value === 'sequence' ? `sequence ${object}` : object;
}

/** The sentence that asks the owner to run SQL. */
export const runSql = (sql: string) => `Run in the dashboard's SQL editor: ${sql}`;
