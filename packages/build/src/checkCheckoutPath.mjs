// Ends the process with one line if the tools can't work at the path of this checkout. This file has neither types nor
// imports, because Node loads it before it can load TypeScript.

/**
 * Vite takes everything after # for a fragment, and decodes a %. tsx takes everything after ? for a query, and Node
 * replaces each * with the name of a module. vanilla-extract writes paths between single quotes. npm itself refuses a
 * backslash. All other characters work.
 */
const unusable = /[#%?*']/;

const repository = decodeURIComponent(new URL('../../..', import.meta.url).pathname).slice(0, -1);
const [character] = unusable.exec(repository) ?? [];
if (character) {
  console.error(
    `The path of this folder has a ${character}, which the tools of this portfolio can't handle: ${repository}. Rename the folder that has it in its name, or move the portfolio to another one.`,
  );
  process.exit(1);
}
