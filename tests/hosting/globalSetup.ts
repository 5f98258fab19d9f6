import type { TestProject } from 'vitest/node';
import { thisMachine } from '../harness/machine.ts';
import { findOrInstallNginx } from '../harness/nginx.ts';
import { runCommand } from '../harness/runCommand.ts';
import { type Build, makeBuilds } from './builds.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    builds: Build[];
    /** With the workshop next to the site. */
    workshopBuilds: Build[];
    nginx: string | undefined;
  }
}

/** Builds the site for each kind of address, without and with the workshop, and finds or installs nginx. */
export default async function setup(project: TestProject) {
  const [made, withWorkshop, nginx] = await Promise.all([
    makeBuilds({ PUBLISH_WORKSHOP: '' }),
    makeBuilds({ PUBLISH_WORKSHOP: 'true' }),
    findOrInstallNginx(thisMachine(), runCommand),
  ]);
  if (!nginx)
    console.log('There is no nginx here, and it cannot be installed: its tests are skipped.');
  project.provide('builds', made.builds);
  project.provide('workshopBuilds', withWorkshop.builds);
  project.provide('nginx', nginx);
  return () => Promise.all([made.remove(), withWorkshop.remove()]);
}
