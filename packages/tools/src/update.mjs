// Brings the template's newer version into this copy: `git merge`, and then what a new version needs. Plain
// JavaScript without packages: on Windows, `npm install` can't replace packages that a process uses.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';

const usage = `Brings your copy to the template's newest version. Your content in content/ stays as it is.

  npm run update -- --from <address>   once: the template's address, kept as the git remote "template"
  npm run update                       whenever you like

It merges the template's commits into your branch, installs the packages, builds the site and asks the
doctor. If you and the template changed the same lines, git marks them, and you decide. If the update is
stopped, run it again.

Exit code: 0 updated, or nothing to do; 1 something is left to do, which the last lines say.`;

/** The newest commit of the template's main branch. */
const LATEST = 'refs/template/latest';

/**
 * @param {string} text for the owner
 * @returns {never}
 */
function stop(text) {
  console.error(`\n${text}`);
  process.exit(1);
}

/**
 * Runs a program whose output the owner sees.
 * @param {string} program
 * @param {string[]} args
 */
const run = (program, ...args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0;

/**
 * @param {string[]} args
 * @returns {string | undefined} git's output; undefined where it ends with an error
 */
function ask(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trim() : undefined;
}

/** The template's commit with the files of the copy's first one ("Use this template" copies them), or the release in template.json. */
function findOrigin() {
  const first = ask('log', '--max-parents=0', '--format=%T', 'HEAD')?.split('\n');
  const commits = ask('log', '--format=%T %H', LATEST)?.split('\n') ?? [];
  const same = commits.map((line) => line.split(' ')).find(([tree = '']) => first?.includes(tree));
  if (same || !existsSync('template.json')) return same?.[1];
  const { version } = JSON.parse(readFileSync('template.json', 'utf8'));
  return ask('rev-parse', '--verify', '--quiet', `refs/template/tags/${version}^{commit}`);
}

/** Gives the copy a common history with the template, without changing a file. */
function join() {
  const join = ['merge', '--quiet', '-s', 'ours', '--allow-unrelated-histories'];
  const origin = findOrigin();
  if (!origin)
    stop(`The template has no version that this copy was made from. If you know it, join the histories yourself:
git ${join.join(' ')} <the template’s commit>`);
  if (!run('git', ...join, '-m', 'Join the history of the template', origin))
    stop('git couldn’t join the histories (see above). Nothing was changed.');
}

/** @param {string} output of git, with a NUL after each name */
const namesIn = (output = '') => output.split('\0').filter(Boolean);

/**
 * What is at a path: a file or a folder, or a file in the place of one of its folders.
 * @param {string} path
 */
function standingAt(path) {
  const parts = path.split('/');
  for (let end = 1; end <= parts.length; end += 1) {
    const place = parts.slice(0, end).join('/');
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (!found) return [];
    if (!found.isDirectory()) return [place];
  }
  return [path];
}

/** The owner's own files where the merge would write others. git would replace those that it ignores, such as `.env`. */
function inTheWay() {
  const changed = ['diff', '-z', '--name-only', '--no-renames', '--diff-filter=d'];
  const tracked = new Set(namesIn(ask('ls-files', '-z')));
  const added = namesIn(ask(...changed, `HEAD...${LATEST}`)).filter((name) => !tracked.has(name));
  const places = added.flatMap(standingAt);
  if (places.length === 0) return [];
  const list = ['--literal-pathspecs', 'ls-files', '-z', '--others', '--directory', '--'];
  return namesIn(ask(...list, ...new Set(places)));
}

function merge() {
  const own = inTheWay();
  if (own.length > 0)
    stop(`The template has files of its own in the place of these, which aren’t in git:
  ${own.join('\n  ')}
Move each one elsewhere, or delete it, and then: npm run update again. Your files are as they were.`);
  const args = ['merge', '--quiet', '--no-ff', '--no-commit', LATEST];
  // Detached, so that Ctrl+C doesn't stop git while it writes files. Its conflicts are listed below.
  const stdio = /** @type {const} */ (['inherit', 'ignore', 'inherit']);
  if (spawnSync('git', args, { stdio, detached: true }).status !== 0) {
    const files = ask('-c', 'core.quotePath=false', 'diff', '--name-only', '--diff-filter=U');
    if (!files) stop('git couldn’t merge (see above). Your files are as they were.');
    stop(`You and the template both changed these files, and git can’t decide:
  ${files.replaceAll('\n', '\n  ')}
Edit each one between <<<<<<< and >>>>>>>, or take one side of it (git status says more):
  git checkout --ours -- <file>     yours
  git checkout --theirs -- <file>   the template’s; for package-lock.json, too: npm install adds what is yours
Then: git add --all && git commit --no-edit, and npm run update again for the rest.
To go back to before: git merge --abort`);
  }
  const version = ask('log', '-1', '--format=%h of %cs', LATEST);
  if (!run('git', 'commit', '--quiet', '-m', `Update the template to ${version}`))
    stop('git couldn’t commit the update (see above). To go back to before: git merge --abort');
}

const [option, from] = process.argv.slice(2);
if (option === '--help') {
  console.log(usage);
  process.exit();
}
if (option && (option !== '--from' || !from)) stop(usage);
const npm = process.env.npm_execpath ?? stop('Run it as npm run update.');
if (ask('rev-parse', '--show-prefix') !== '' || !ask('rev-parse', '--verify', 'HEAD'))
  stop(`This folder must be a git repository of its own, with a commit:
git init && git add --all && git commit -m "My copy of the template"`);
if (ask('rev-parse', '--verify', '--quiet', 'MERGE_HEAD'))
  stop('A merge isn’t finished here: git commit finishes it, git merge --abort goes back.');
const known = ask('remote', 'get-url', 'template');
if (from) run('git', 'remote', known ? 'set-url' : 'add', 'template', from);
else if (!known) stop('Where is the template? Say it once: npm run update -- --from https://…');
const refs = [`+HEAD:${LATEST}`, '+refs/tags/*:refs/template/tags/*'];
if (!run('git', 'fetch', '--quiet', '--no-tags', 'template', ...refs))
  stop('The template couldn’t be fetched (see above). Another address: npm run update -- --from …');

const changes = () => ask('status', '--short', '--untracked-files=no');
// If an earlier update stopped after its merge, it continues below.
if (ask('merge-base', '--is-ancestor', LATEST, 'HEAD') === undefined) {
  if (changes()) stop(`Commit your changes first, so that none can get lost:\n${changes()}`);
  if (!ask('merge-base', 'HEAD', LATEST)) join();
  merge();
}
for (const name of ['install', 'run build', 'run doctor']) {
  console.log(`\n> npm ${name}`);
  const isGood = run(process.execPath, npm, ...name.split(' '));
  // The doctor's findings are the owner's next tasks, not failures of the update.
  if (!isGood && name !== 'run doctor')
    stop(`The template is merged, but npm ${name} failed (see above). Then: npm run update again.`);
}
if (changes()) console.log(`\nCommit what npm install changed:\n${changes()}`);
console.log('\nLook at the site with npm run dev, then git push. CHANGELOG.md says what is new.');
