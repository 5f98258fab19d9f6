import type { TestProject } from 'vitest/node';
import { type Consumer, makeConsumer, removeConsumer } from './support/consumer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    consumer: Consumer;
  }
}

/** Packs and installs the library once for all files of the project. */
export default async function setup(project: TestProject) {
  const consumer = await makeConsumer();
  project.provide('consumer', consumer);
  return () => removeConsumer(consumer);
}
