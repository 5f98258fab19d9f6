import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

const FILE = 'packages/build/src/checkCheckoutPath.mjs';

/** Loads the check as a command does, in a repository with this name. */
function startIn(name: string) {
  const folder = freshFolder();
  cpSync(FILE, join(folder, name, FILE));
  const args = ['--import', `./${FILE}`, '-e', 'console.log("started")'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(folder, name),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each(['C# portfolio', '100%', 'who?', 'my*site', "Ada's site"])(
  'a folder named %s, in which Vite fails, is named in one line',
  (name) => {
    const { status, stdout, stderr } = startIn(name);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The path of this folder has a [#%?*'], which .* Rename .*\n$/);
    expect(stderr).toContain(`/${name}.`);
  },
);

test.each(['My site', 'añ漢', '[a]', '(a)', 'a&b', 'a+b', '{a,b}', '$a', '~a', '@a'])(
  'a folder named %s is as good as any',
  (name) => expect(startIn(name)).toEqual({ status: 0, stdout: 'started\n', stderr: '' }),
);

test('every command that needs Vite checks the name first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const script of ['build', 'dev', 'doctor', 'test']) {
    expect(scripts[script]).toMatch(
      /^node --import \.\/packages\/build\/src\/checkCheckoutPath\.mjs /,
    );
  }
  for (const config of ['vitest.config.ts', '.storybook/main.ts']) {
    expect(readFileSync(config, 'utf8')).toMatch(/^import '.*\/checkCheckoutPath\.mjs';/);
  }
});
