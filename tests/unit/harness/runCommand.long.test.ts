import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { runCommand } from './tests/harness/runCommand.ts';
  process.exitCode = await runCommand(process.argv[1], { GIVEN: '3' });
  console.log('went on');`;

function start(command: string) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, command];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  return { child, closed: once(child, 'close').then(([exitCode]) => ({ exitCode, output })) };
}

test('a command gets the variables, and its exit code is passed on', async () => {
  const { closed } = start('node -e "process.exit(Number(process.env.GIVEN))"');
  expect(await closed).toEqual({ exitCode: 3, output: 'went on\n' });
});

test.skipIf(process.platform === 'win32')(
  'Ctrl-C ends the command with everything that it started, and nothing after it runs',
  async () => {
    const { child, closed } = start('node -e "console.log(1); setInterval(() => {}, 1000)" & wait');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    // A process that still ran would keep the output open.
    expect(await closed).toEqual({ exitCode: 130, output: '1\n' });
  },
);
