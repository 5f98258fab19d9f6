import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How often the processes are looked at, in milliseconds. One that is there for less may be missed. */
const EVERY_MS = 200;

/** The unit in which Linux counts processor time for programs (`man 5 proc`, USER_HZ). */
const TICKS_PER_SECOND = 100;

interface ProcessTime {
  /** Distinguishes the process from a later one with the same number. */
  id: string;
  pid: number;
  parent: number;
  ticks: number;
}

function readProcess(pid: string): ProcessTime[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name in brackets, may have spaces in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    const ticks = field(14) + field(15);
    return [{ id: `${pid} ${field(22)}`, pid: Number(pid), parent: field(4), ticks }];
  } catch {
    // It has ended in the meantime.
    return [];
  }
}

const readProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

/**
 * Counts the processor time of this process and of all processes that it starts from now on. The shell's `times` isn't
 * enough: a browser's own processes no longer have a parent when it ends, and are missing there.
 * @returns a function that returns the seconds so far; nothing without `/proc`, as on macOS and Windows
 */
export function countProcessorTime(): () => number | undefined {
  if (!existsSync('/proc/self/stat')) return () => undefined;
  const ticksOf = new Map<string, number>();
  const look = () => {
    const processes = readProcesses();
    const family = new Set([process.pid]);
    const add = (parent: number) => {
      for (const child of processes) {
        if (child.parent !== parent || family.has(child.pid)) continue;
        family.add(child.pid);
        add(child.pid);
      }
    };
    add(process.pid);
    for (const { id, pid, ticks } of processes) {
      if (family.has(pid) || ticksOf.has(id)) ticksOf.set(id, ticks);
    }
  };
  look();
  setInterval(look, EVERY_MS).unref();
  return () => {
    look();
    return [...ticksOf.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  };
}
