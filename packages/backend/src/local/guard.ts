import { spawn } from 'node:child_process';
import { socketName } from './socketDir.ts';

/** A tiny process that outlives this one just long enough to clean up behind it. */
export interface Guard {
  /** The process to kill if this one ends without having done so; `undefined` for none. */
  watch(pid: number | undefined): void;
  /** There is nothing left to clean up. */
  dismiss(): void;
}

// `read` fails when this process has ended, however it ended: that closes the pipe.
const script = `
pid=
while read -r line; do pid=$line; done
[ -z "$pid" ] || kill -KILL "$pid"
[ -z "$1" ] || { rm -f "$1/${socketName}"; rmdir "$1"; }
`;

/** A guard that is killed is replaced so many times. */
const replacementsAllowed = 3;

/**
 * Starts a guard over PostgREST and the database's socket folder. Windows needs none: there children
 * end with the process that has them.
 */
export function startGuard(socketDir: string | undefined): Guard {
  if (process.platform === 'win32') return { watch: () => undefined, dismiss: () => undefined };
  let watched = '';
  let dismissed = false;
  let replacements = 0;

  const start = () => {
    // A session of its own, so that Ctrl-C and a closed terminal do not reach it.
    const child = spawn('/bin/sh', ['-c', script, 'guard', socketDir ?? ''], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    child.on('error', () => undefined);
    child.stdin.on('error', () => undefined);
    child.once('exit', () => {
      if (dismissed || replacements === replacementsAllowed) return;
      replacements += 1;
      current = start();
    });
    child.unref();
    child.stdin.write(`${watched}\n`);
    return child;
  };
  let current = start();

  return {
    watch(pid) {
      watched = pid === undefined ? '' : String(pid);
      current.stdin.write(`${watched}\n`);
    },
    dismiss() {
      dismissed = true;
      current.kill('SIGKILL');
    },
  };
}
