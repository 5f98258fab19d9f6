import type { Call } from './runCall.ts';

/** What to hand to `spawn`. */
export interface ResolvedCall {
  program: string;
  args: string[];
  needsShell: boolean;
}

/** The parts of this process that decide how `node` and `npm` are started. */
export interface Runtime {
  platform: NodeJS.Platform;
  /** The Node.js that runs this. */
  execPath: string;
  /** The script of the npm that started this, which npm tells in `npm_execpath`. */
  npmPath: string | undefined;
}

function thisRuntime(): Runtime {
  return {
    platform: process.platform,
    execPath: process.execPath,
    npmPath: process.env.npm_execpath,
  };
}

/** Starts `node` and `npm` as the ones that run this, and anything else from the PATH. */
export function resolveCall(
  [program, ...args]: Call,
  { platform, execPath, npmPath }: Runtime = thisRuntime(),
): ResolvedCall {
  if (program === 'node') return { program: execPath, args, needsShell: false };
  if (program !== 'npm') return { program, args, needsShell: false };
  if (npmPath?.endsWith('npm-cli.js')) {
    return { program: execPath, args: [npmPath, ...args], needsShell: false };
  }
  // On Windows the npm of the PATH is a batch file.
  return { program, args, needsShell: platform === 'win32' };
}
