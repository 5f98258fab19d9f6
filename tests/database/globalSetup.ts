import type { TestProject } from 'vitest/node';
import { isFullRun } from '../harness/tiers.ts';
import { findNativePostgres, type NativePostgres } from './support/nativePostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** There only in a full run, and only where one runs; the tests on it are skipped elsewhere. */
    nativePostgres: NativePostgres | null;
  }
}

/** Starts a native Postgres once for all files of a full run. */
export default async function setup(project: TestProject) {
  project.provide('nativePostgres', null);
  if (!isFullRun) return undefined;
  try {
    const { native, stop } = await findNativePostgres();
    project.provide('nativePostgres', native);
    return stop;
  } catch (error) {
    console.warn(`There is no native Postgres here, so its tests are skipped: ${error}`);
    return undefined;
  }
}
