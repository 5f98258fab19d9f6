import type { Machine } from '../../harness/machine.ts';

/** A made-up computer, with `files` as everything that it holds: path to content. */
export interface FakeMachine extends Machine {
  files: Map<string, string>;
}

/** A Linux computer of an ordinary user with these files on it, all of them executable. */
export function fakeMachine(
  files: Record<string, string> = {},
  rest: Partial<Machine> = {},
): FakeMachine {
  const all = new Map(Object.entries(files));
  return {
    files: all,
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    home: '/home/user',
    isRoot: false,
    exists: (path) => all.has(path),
    isExecutable: (path) => all.has(path),
    realPath: (path) => path,
    readStart: (path) => all.get(path) ?? '',
    playwrightChromium: () => '/cache/chromium/chrome',
    ...rest,
  };
}
