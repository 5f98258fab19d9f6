// Runs an update, then everything that a new version needs. Plain JavaScript, without a package: while
// `npm install` replaces packages, Windows would not let go of those that a process uses.
import { fork, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CONTENT = 'packages/data/src/content';
const npm = process.env.npm_execpath;
const source = ['--conditions=@portfolio/source', '--import', 'tsx'];

/** @param {string} line what to say before the process ends with code 1 */
function stop(line) {
  console.error(line);
  process.exit(1);
}

try {
  import.meta.resolve('tsx');
} catch {
  stop('The packages aren’t installed: run npm install first.');
}

/** @type {string | undefined} */
let folder;
const child = fork(fileURLToPath(new URL('update.ts', import.meta.url)), process.argv.slice(2), {
  execArgv: source,
});
child.on('message', (/** @type {{ updated: string }} */ { updated }) => {
  folder = updated;
});
const code = await new Promise((ended) => child.on('close', ended));
if (!folder) process.exit(code ?? 1);

const commands = [['install'], ['run', 'migrate-content'], ['run', 'build'], ['run', 'doctor']];
const typed = (/** @type {string[][]} */ rest) =>
  rest.map((args) => `npm ${args.join(' ')}`).join(' && ');

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean} whether it ended well
 */
function run(program, args) {
  // The variables of the npm that runs this name its own folder, which --in changes.
  const { npm_config_local_prefix: _, npm_package_json: __, ...env } = process.env;
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit', env }).status === 0;
}

/** Commits what npm and the migration changed. Before the update, nothing was uncommitted. */
function commitRest() {
  run('git', ['add', '--renormalize', '--', '.']);
  run('git', ['add', '--all', '--', CONTENT]);
  if (run('git', ['diff', '--cached', '--quiet'])) return true;
  return run('git', [
    'commit',
    '--quiet',
    '-m',
    'Bring packages and content to the new version of the template',
  ]);
}

if (!npm) stop(`What is left to do: ${typed(commands)}`);
for (const [index, args] of commands.entries()) {
  console.log(`\n> npm ${args.join(' ')}`);
  const isDone =
    run(process.execPath, [npm, ...args]) && (args[1] !== 'migrate-content' || commitRest());
  // What the doctor finds is the owner's next task, and no fault of the update.
  if (!isDone && args[1] !== 'doctor') {
    stop(
      `\nThe template’s files are updated and committed, but npm ${args.join(' ')} failed (see above). Then: ${typed(commands.slice(index))}`,
    );
  }
}
console.log(
  '\nThe update is done: look at it with npm run dev, then git push. CHANGELOG.md says what is new.',
);
