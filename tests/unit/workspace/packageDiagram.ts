import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a package.json that the diagram needs; every kind of dependency counts. */
const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

const SCOPE = '@portfolio/';

/** The packages that a package declares, without their scope, each once and in order. */
function declared(manifest: Record<string, object>): string[] {
  const names = DEPENDENCY_FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {}));
  const own = names.filter((name) => name.startsWith(SCOPE));
  return [...new Set(own)].map((name) => name.slice(SCOPE.length)).sort();
}

/** The packages of the workspace at `root` and what each depends on, as a Mermaid graph. */
export function packageDiagram(root: string): string {
  const folder = join(root, 'packages');
  const lines = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      const others = declared(manifest);
      return others.length > 0 ? others.map((other) => `  ${name} --> ${other}`) : [`  ${name}`];
    });
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
}

/**
 * A text with its generated part replaced.
 * @param name the part is between `<!-- name -->` and `<!-- /name -->`
 * @throws Error if the text has no such part
 */
export function withPart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The text has no part between ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${part}\n\n${text.slice(to)}`;
}
