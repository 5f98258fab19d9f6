// Ends the process with one line if the repository is in a folder that its tools can't work in. It has
// neither types nor imports, because Node loads it before it can load TypeScript.

/**
 * Vite takes the rest of a path from # on for a fragment and decodes a %. tsx takes the rest from ? on
 * for a query, and Node replaces each * with the name of a module. vanilla-extract writes paths between
 * single quotes. Any other character works; npm itself refuses a backslash.
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
