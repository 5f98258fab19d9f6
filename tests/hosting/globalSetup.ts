import type { TestProject } from 'vitest/node';
import { type Build, makeBuilds } from './builds.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    builds: Build[];
  }
}

/** Builds the site for each kind of address. */
export default async function setup(project: TestProject) {
  const { builds, remove } = await makeBuilds();
  project.provide('builds', builds);
  return remove;
}
