import type { TestProject } from 'vitest/node';
import { thisMachine } from '../harness/machine.ts';
import { findOrInstallNginx } from '../harness/nginx.ts';
import { runCommand } from '../harness/runCommand.ts';
import { type Build, makeBuilds } from './builds.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    builds: Build[];
    nginx: string | undefined;
  }
}

/** Builds the site once for each kind of address, and finds or installs nginx. */
export default async function setup(project: TestProject) {
  const [made, nginx] = await Promise.all([
    makeBuilds(),
    findOrInstallNginx(thisMachine(), runCommand),
  ]);
  if (!nginx)
    console.log('There is no nginx here, and it cannot be installed: its tests are skipped.');
  project.provide('builds', made.builds);
  project.provide('nginx', nginx);
  return made.remove;
}
