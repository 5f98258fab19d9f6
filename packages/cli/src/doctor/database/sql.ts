/** A name, quoted where SQL needs it. */
export const quote = (name: string) =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;

/** The sentence that tells the owner to run SQL. */
export const runSql = (sql: string) => `Run in the dashboard's SQL editor: ${sql}`;
