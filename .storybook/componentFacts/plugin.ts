import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readFacts, type WorkshopFacts } from './componentFacts.ts';
import { repositoryAddress } from './repository.ts';

const NAME = 'virtual:component-facts';
const RESOLVED = `\0${NAME}`;

/** Provides `virtual:component-facts`: what the docs pages read from the components' files. */
export function componentFacts(root: string): Plugin {
  return {
    name: 'component-facts',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const facts: WorkshopFacts = {
        ...readFacts(root),
        repository: repositoryAddress(manifest, process.env),
      };
      return `export default ${JSON.stringify(facts)}`;
    },
  };
}
