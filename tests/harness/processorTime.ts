import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * A command line that also writes down which processor time it has taken, with all the processes that it has started
 * and waited for. Windows' shell can't tell.
 * @param file where to write it
 */
export function timed(command: string, file: string): string {
  rmSync(file, { force: true });
  if (process.platform === 'win32') return command;
  return `(${command}); code=$?; times > '${file}'; exit $code`;
}

/** A time as a shell writes it, such as `1m2.34s`, in seconds. */
const secondsIn = (time: string) => {
  const [minutes = 0, seconds = 0] = time.split('m').map(Number.parseFloat);
  return minutes * 60 + seconds;
};

/** The processor time that a {@link timed} command has taken, user and system together, in seconds. */
export function readProcessorSeconds(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  // The shell's own, and then that of what it has started (POSIX, `times`).
  const [, children = ''] = readFileSync(file, 'utf8').trim().split('\n');
  return children
    .split(' ')
    .map(secondsIn)
    .reduce((sum, seconds) => sum + seconds, 0);
}
