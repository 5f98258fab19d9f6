import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A path below `vars`: `.color.text.muted`, or `.fontSize['small']`. */
const PATH = String.raw`((?:\.\w+|\['\w+'\])+)`;

/** Parts of `vars` that a file gives a shorter name. */
const SHORTENED = /^const \{ ([\w, ]+) \} = vars;/gm;

const IMPORT = /^import (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm;

/** The beginning of a declaration that isn't inside of another one. */
const DECLARATION = /^(?=(?:export )?(?:const|function) \w)/m;

/** The tokens that `text`, a part of the file `source`, names. */
export function tokensIn(text: string, source = text): string[] {
  const shortened = [...source.matchAll(SHORTENED)].flatMap(([, names = '']) => names.split(', '));
  const roots = ['vars', ...shortened].map((name) => `(?<![.\\w])${name}`);
  return [...text.matchAll(new RegExp(`(${roots.join('|')})${PATH}`, 'g'))].map(
    ([, root = '', path = '']) =>
      `${root === 'vars' ? '' : root}${path}`.replace(/\['(\w+)'\]/g, '.$1').replace(/^\./, ''),
  );
}

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** A file's declarations that are needed for some of its exports. */
function declarationsFor(text: string, names: readonly string[]) {
  const declarations = text.split(DECLARATION).map((part) => ({
    part,
    name: /^(?:export )?(?:const|function) (\w+)/.exec(part)?.[1],
  }));
  const needed = new Set<string>();
  const take = (name: string) => {
    for (const declaration of declarations) {
      if (declaration.name !== name || needed.has(declaration.part)) continue;
      needed.add(declaration.part);
      for (const other of declarations) {
        if (other.name && mentions(declaration.part, other.name)) take(other.name);
      }
    }
  };
  names.forEach(take);
  return [...needed].join('');
}

/** What a text imports from files beside it, as paths with the imported names. */
const importsOf = (text: string, file: string) =>
  [...text.matchAll(IMPORT)].map(([, names = '', path = '']) => ({
    file: resolve(dirname(file), path),
    names: names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    ),
  }));

/** Folders of components begin with a capital: what they use is theirs. */
const isComponentFile = (file: string) => /\/[A-Z]\w*\/[^/]+$/.test(file);

/**
 * The design tokens that files use, themselves or in the shared styles that they import, in
 * alphabetical order. The tokens of other components that they are put together from aren't theirs.
 */
export function tokensOf(files: readonly string[]): string[] {
  const tokens = new Set<string>();
  const visited = new Set<string>();
  const visit = (text: string, file: string, whole: string) => {
    for (const token of tokensIn(text, whole)) tokens.add(token);
    for (const { file: other, names } of importsOf(whole, file)) {
      const used = names.filter((name) => name !== 'vars' && mentions(text, name));
      const key = `${other} ${used.join()}`;
      if (used.length === 0 || isComponentFile(other) || visited.has(key) || !existsSync(other))
        continue;
      visited.add(key);
      const source = readFileSync(other, 'utf8');
      visit(declarationsFor(source, used), other, source);
    }
  };
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    visit(text, file, text);
  }
  return [...tokens].sort();
}
