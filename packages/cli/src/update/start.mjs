// Runs an update, then everything that a new version needs. Plain JavaScript, without a package: while
// `npm install` replaces packages, Windows locks those that a process uses.
import { fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTENT = 'packages/data/src/content';
const npm = process.env.npm_execpath;
const source = ['--import', 'tsx'];

/** @param {string} line printed before the process ends with code 1 */
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

const SUBJECT = 'Bring packages and content to the new version of the template';

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {boolean} whether it ended well
 */
function run(program, ...args) {
  // The variables of the npm that runs this name its own folder, which --in changes.
  const { npm_config_local_prefix: _, npm_package_json: __, ...env } = process.env;
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit', env }).status === 0;
}

/** Commits what npm and the migration changed. Before the update, nothing was uncommitted. */
const commitRest = () =>
  run('git', 'add', '--update', '--', '.') &&
  (!existsSync(join(folder, CONTENT)) || run('git', 'add', '--all', '--', CONTENT)) &&
  // Where .gitattributes came with the update: the line endings that it asks for.
  run('git', 'add', '--renormalize', '--', '.') &&
  (run('git', 'diff', '--cached', '--quiet') || run('git', 'commit', '--quiet', '-m', SUBJECT));

const npmStep = (/** @type {string[]} */ ...args) => ({
  name: `npm ${args.join(' ')}`,
  start: () => run(process.execPath, npm, ...args),
});

const steps = [
  npmStep('install'),
  npmStep('run', 'migrate-content'),
  { name: `git commit --all -m "${SUBJECT}"`, start: commitRest },
  npmStep('run', 'build'),
  // The doctor names the owner's next tasks; they aren't failures of the update.
  { ...npmStep('run', 'doctor'), mayFail: true },
];
const typed = (/** @type {number} */ from) =>
  steps
    .slice(from)
    .map(({ name }) => name)
    .join(' && ');

if (!npm) stop(`Still to do: ${typed(0)}`);
for (const [index, { name, start, mayFail }] of steps.entries()) {
  console.log(`\n> ${name}`);
  if (start() || mayFail) continue;
  stop(
    `\nThe template’s files are updated and committed, but this failed (see above): ${name}
Still to do: ${typed(index)}`,
  );
}
console.log(
  '\nThe update is done: look at it with npm run dev, then git push. CHANGELOG.md says what is new.',
);
