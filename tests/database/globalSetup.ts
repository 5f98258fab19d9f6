import type { TestProject } from 'vitest/node';
import { isFullRun } from '../harness/tiers.ts';
import { findNativePostgres, type NativePostgres } from './support/nativePostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Not there on a machine on which none runs; the tests on it are then skipped. */
    nativePostgres: NativePostgres | null;
  }
}

/** Starts a native Postgres once for all files of a long run. */
export default async function setup(project: TestProject) {
  if (!isFullRun) {
    project.provide('nativePostgres', null);
    return undefined;
  }
  try {
    const { native, stop } = await findNativePostgres();
    project.provide('nativePostgres', native);
    return stop;
  } catch (error) {
    console.warn(`No native Postgres, its tests are skipped: ${error}`);
    project.provide('nativePostgres', null);
    return undefined;
  }
}
