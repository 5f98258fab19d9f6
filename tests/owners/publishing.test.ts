import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SOURCE } from '../harness/nodeCalls.ts';
import { OWN_BACKEND } from '../harness/ownBackend.ts';
import { commandsOf, readWorkflows } from '../harness/workflows.ts';
import { copyRepository } from '../unit/site/repositoryCopy.ts';

/** A build and its tests, while other builds run. */
const LIMIT_MS = 900_000;

const START = 'packages/tools/src/serve/start.ts';

/** The tools of the workflows besides those of a build. */
const more = [
  '.github',
  '.gitignore',
  '.npmrc',
  '.storybook',
  'biome.json',
  'playwright.config.ts',
  'stories',
  'tests',
  'vitest.config.ts',
];

let copy: string;
beforeAll(async () => {
  copy = await copyRepository();
  for (const name of more) await cp(name, join(copy, name), { recursive: true });
  const answers = {
    name: 'Asha Rao',
    title: 'Analyst',
    email: 'asha@asharao.dev',
    about: 'I count what others guess.',
  };
  await writeFile(join(copy, 'answers.json'), JSON.stringify(answers));
  const { code, output } = await run('npm run new -- --answers answers.json && rm answers.json');
  expect(output).toContain('now comes from answers.json');
  expect(code).toBe(0);
}, LIMIT_MS);
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs commands in the copy, in the shell that GitHub uses. */
function run(commands: string, variables: Record<string, string> = {}) {
  const env = { ...process.env, ...OWN_BACKEND, SITE_URL: '', PORTFOLIO_TESTS: '', ...variables };
  return new Promise<{ code: number | null; output: string }>((done) => {
    const args = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', commands];
    const child = execFile('bash', args, { cwd: copy, env }, (_error, stdout, stderr) =>
      done({ code: child.exitCode, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}

/** Runs a job of a workflow, except for the installation: the packages are there. */
async function runJob(file: string, name: string, vars: Record<string, string> = {}) {
  const job = readWorkflows()[file]?.jobs[name];
  const commands = commandsOf(job ?? {}, {
    vars,
    secrets: {},
    matrix: {},
    inputs: { called: true },
    github: { event_name: 'push', event: { repository: { has_pages: true } } },
    steps: { pages: { outputs: { host: 'asha.github.io', base_path: '/portfolio' } } },
  }).filter(({ run }) => run !== 'npm ci');
  expect(commands.length).toBeGreaterThan(0);
  let output = '';
  for (const { run: command, env } of commands) {
    const result = await run(command, env);
    output += result.output;
    if (result.code !== 0) return { isGreen: false, output };
  }
  return { isGreen: true, output };
}

const project = {
  VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc123',
};

async function setForm(form: 'on' | 'off') {
  const file = join(copy, 'content/contact.json');
  const content = JSON.parse(await readFile(file, 'utf8'));
  // Writes a file as the owner's editor would.
  await writeFile(file, JSON.stringify({ ...content, contact: { form } }, null, 4));
}

describe('a copy made by npm run new', { timeout: LIMIT_MS }, () => {
  test('passes the tests of each push and pull request, also from a fork', async () => {
    const { isGreen, output } = await runJob('ci.yml', 'test');
    expect(output).toContain('This copy has content of its own');
    expect(output).toContain('3 passed, 0 failed');
    expect(isGreen).toBe(true);
  });

  test('is published on GitHub Pages once it has a project', async () => {
    const { isGreen, output } = await runJob('deploy.yml', 'build', project);
    expect(output).toMatch(/^Ready to be public: /m);
    expect(output).toContain('Site address: https://asha.github.io/portfolio\n');
    expect(isGreen).toBe(true);
  });

  test('is not published with a form that leads nowhere, and the owner reads two ways out', async () => {
    const { isGreen, output } = await runJob('deploy.yml', 'build');
    expect(output).toMatch(/^Not ready to be public: 1 failed/m);
    expect(output).toContain('the contact form would find no backend once the site is published');
    expect(output).toMatch(/→ Set VITE_SUPABASE_URL .* or turn the form off in contact\.json/);
    expect(isGreen).toBe(false);
  });

  test('is published without a project when the form is off', async () => {
    await setForm('off');
    const { isGreen, output } = await runJob('deploy.yml', 'build');
    expect(output).toMatch(/^Ready to be public: \d+ off by choice, \d+ passed\.$/m);
    expect(isGreen).toBe(true);
    const page = await readFile(join(copy, 'packages/site/dist/contact.html'), 'utf8');
    expect(page).toContain('href="mailto:asha@asharao.dev"');
    expect(page).not.toContain('<form');
    // There is nothing to keep messages in, either.
    const { output: started } = await run(`timeout 30 node ${SOURCE.join(' ')} ${START} || true`, {
      PORT: '0',
    });
    expect(started).toMatch(/^portfolio → http/m);
    expect(started).not.toMatch(/contact form|Postgres/);
  });

  test('is not published with a placeholder for the e-mail address', async () => {
    const file = join(copy, 'content/owner.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('asha@asharao.dev', 'you@example.com'));
    const { isGreen, output } = await runJob('deploy.yml', 'build', project);
    expect(output).toContain('"you@example.com" is still to be filled in');
    expect(isGreen).toBe(false);
    // The form is still off: no page may reach the project that is set, and none has its client.
    const dist = join(copy, 'packages/site/dist');
    const { output: found } = await run(`grep -rilE "abcdefgh|supabase" ${dist} || true`);
    expect(found).toBe('');
  });
});

describe('a copy that nobody has cloned', { timeout: LIMIT_MS }, () => {
  test('begins with a form on GitHub, and is published with its editor', async () => {
    await rm(join(copy, 'content'), { recursive: true });
    const inputs = {
      name: 'Asha Rao',
      title: 'Analyst',
      email: 'asha@asharao.dev',
      about: 'I count what others guess.',
      city: '',
      country: '',
      language: 'de',
      code: '',
      form: 'off',
      editor: true,
    };
    const job = readWorkflows()['begin.yml']?.jobs.begin ?? {};
    const contexts = { inputs, toJSON: JSON.stringify, github: {} };
    const write = commandsOf(job, contexts).find(({ run: command }) => command.includes('new'));
    const begun = await run(write?.run ?? '', write?.env);
    expect(begun.output).toContain('now comes from answers.json');
    expect(begun.code).toBe(0);
    const again = await run(write?.run ?? '', write?.env);
    expect(again.output).toContain('There is content already');
    expect(again.code).toBe(1);

    vi.stubEnv('GITHUB_REPOSITORY', 'asha/portfolio');
    const { isGreen, output } = await runJob('deploy.yml', 'build');
    expect(output).toMatch(/^Ready to be public: /m);
    expect(isGreen).toBe(true);
    const editor = await readFile(join(copy, 'packages/site/dist/admin/index.html'), 'utf8');
    expect(editor).toContain('<meta name="repository" content="asha/portfolio">');
    expect(editor).toContain('src="/portfolio/admin/assets/');
  });
});
