import type { Machine } from './machine.ts';

const OS_RELEASE = '/etc/os-release';

/** What the Linux distribution calls itself, and what it says it is like. */
export function distributions(machine: Machine): string[] {
  const fields = machine.readStart(OS_RELEASE).matchAll(/^(?:ID|ID_LIKE)="?([^"\n]*)"?$/gm);
  return [...fields].flatMap(([, value = '']) => value.split(' '));
}
