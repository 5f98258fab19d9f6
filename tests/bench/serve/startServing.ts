import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOURCE } from '../../harness/nodeCalls.ts';

/** Serves a build for as long as `use` takes, in a process of its own: serving must not slow what measures. */
export async function whileServing<Result>(
  folder: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), [folder], {
    execArgv: SOURCE,
  });
  const ended = once(child, 'exit');
  try {
    const failed = ended.then(() => {
      throw new Error(`The build in ${folder} can't be served: see the output above.`);
    });
    const [url] = await Promise.race([once(child, 'message'), failed]);
    return await use(url as string);
  } finally {
    if (child.connected) child.disconnect();
    await ended;
  }
}
