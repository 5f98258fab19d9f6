import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:token-users';

/** A token in the styles: `vars.color.text.muted`, or `color.text.muted` of a shortened `vars`. */
const TOKEN =
  /\b(?:color\.\w+|font|fontSize|leading|weight|space|radius|width|motion|easing|zIndex)\.\w+/g;

/** The tokens that each component's styles name, by the component. */
function readTokenUsers(source: string): Record<string, string[]> {
  const folders = ['primitives', 'patterns', 'portfolio']
    .flatMap((layer) => readdirSync(join(source, layer)).map((name) => join(source, layer, name)))
    .filter((folder) => /^[A-Z]\w*$/.test(basename(folder)));
  return Object.fromEntries(
    folders.map((folder) => {
      const styles = readdirSync(folder).filter((file) => file.endsWith('.css.ts'));
      const text = styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
      return [basename(folder), [...new Set(text.match(TOKEN))].sort()];
    }),
  );
}

/** Provides `virtual:token-users`, so that the pages needn't say by hand where a token is used. */
export const tokenUsers = (source: string): Plugin => ({
  name: 'token-users',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export default ${JSON.stringify(readTokenUsers(source))}` : undefined,
});
