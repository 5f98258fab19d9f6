import type { TestProject } from 'vitest/node';
import { buildOwners, type OwnersSite } from './builds.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    owners: OwnersSite[];
  }
}

/** Builds a site for each résumé, once for all tests. */
export default async function setup(project: TestProject) {
  const { sites, remove } = await buildOwners();
  project.provide('owners', sites);
  return remove;
}
