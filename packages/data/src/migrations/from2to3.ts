import type { Operation } from 'rfc6902';
import type { Migrated } from './migration.ts';

/** A project with its code under the present name; any other value as it is. */
const renamed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'githubUrl' in value
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key === 'githubUrl' ? 'codeUrl' : key, each]),
      )
    : value;

/**
 * Version 3 calls the address of a project's code `codeUrl`, since the code need not be on GitHub.
 * @param older the content of version 2
 */
export function from2to3({ site, projects, ...rest }: Record<string, unknown>): Migrated {
  return {
    content: {
      ...rest,
      site: { ...Object(site), schemaVersion: 3 },
      projects: Array.isArray(projects) ? projects.map(renamed) : projects,
    },
    done: ['githubUrl of each project became codeUrl'],
  };
}

const renamedPath = (path: string) => path.replace(/^(\/projects\/.*\/)githubUrl$/, '$1codeUrl');

/**
 * The same for the extension of a résumé that the site wrote with version 2.
 * @param patch operations, or whatever the file has in their place
 */
export const patchFrom2to3 = (patch: readonly Operation[]): Operation[] =>
  JSON.parse(JSON.stringify(patch), (key, value) =>
    key === 'path' && typeof value === 'string' ? renamedPath(value) : renamed(value),
  );
