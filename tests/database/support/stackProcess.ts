import { type Program, startScript } from './processes.ts';

/** A process of its own that runs a stack. */
export interface StackProcess extends Program {
  pid: number;
  restUrl: string;
  restPid: number;
}

/** Starts a process that runs a stack on a data folder. */
export async function startStackProcess(
  dataDir: string,
  env: Record<string, string>,
): Promise<StackProcess> {
  const program = startScript('tests/database/support/runStack.ts', [dataDir], env);
  const line = await program.line(/^\{/);
  const { restUrl, restPid }: Pick<StackProcess, 'restUrl' | 'restPid'> = JSON.parse(line);
  return { ...program, pid: program.child.pid ?? 0, restUrl, restPid };
}
