import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsOf, readWorkflows } from '../../harness/workflows.ts';

const workflows = readWorkflows();
const jobs = Object.entries(workflows).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, workflow, job })),
);

test('only the job that deploys may write, and it runs no code of the repository', () => {
  for (const [file, { permissions }] of Object.entries(workflows)) {
    expect(permissions, file).toEqual({ contents: 'read' });
  }
  const writing = jobs.filter(({ job }) =>
    Object.values(job.permissions ?? {}).some((right) => right === 'write'),
  );
  expect(writing.map(({ file, name }) => `${file}: ${name}`)).toEqual(['deploy.yml: deploy']);
  const [deploy] = writing;
  expect(deploy?.job.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  expect(deploy?.job.steps?.map(({ uses, run }) => run ?? uses)).toEqual([
    'actions/deploy-pages@v5',
  ]);
});

test('the tests run on the Node of .nvmrc and on the oldest that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const newest = readFileSync('.nvmrc', 'utf8').trim();
  const oldest = engines.node.replace('>=', '');
  expect(workflows['ci.yml']?.jobs.test?.strategy?.matrix.node).toEqual([newest, oldest]);
  const others = jobs.filter(({ file, job }) => file !== 'ci.yml' && job.steps);
  const setups = others.flatMap(({ job }) =>
    (job.steps ?? []).filter(({ uses }) => uses?.startsWith('actions/setup-node')),
  );
  expect(setups.length).toBeGreaterThan(2);
  for (const setup of setups) expect(setup.with?.['node-version-file']).toBe('.nvmrc');
});

/** GitHub's data for a copy: its variables, and its address if Pages is on. */
const contextsOf = (vars: Record<string, string>, secrets: Record<string, string> = {}) => ({
  vars,
  secrets,
  github: { event_name: 'push', event: { repository: { has_pages: true } } },
  steps: { pages: { outputs: { host: 'asha.github.io', base_path: '/portfolio' } } },
});

test('the doctor judges the build that is published, with the same variables', () => {
  const { build } = workflows['deploy.yml']?.jobs ?? {};
  const vars = {
    VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc123',
    PUBLISH_WORKSHOP: 'true',
  };
  expect(build && commandsOf(build, contextsOf(vars))).toEqual([
    { run: 'npm ci', env: {} },
    {
      run: 'npm run build && npm run doctor -- --offline',
      env: { SITE_URL: 'https://asha.github.io/portfolio', PUBLISH_SAMPLE: '', ...vars },
    },
  ]);
  expect(build?.steps?.at(-1)?.uses).toMatch(/^actions\/upload-pages-artifact@/);
});

test('without Pages nothing is built to be published, and without its secret nothing is compared', () => {
  const { build } = workflows['deploy.yml']?.jobs ?? {};
  const noPages = { ...contextsOf({}), github: { event_name: 'push', event: {} } };
  expect(build && commandsOf(build, noPages)).toEqual([]);
  const { chromatic } = workflows['chromatic.yml']?.jobs ?? {};
  expect(chromatic && commandsOf(chromatic, contextsOf({}))).toEqual([]);
  const secrets = { CHROMATIC_PROJECT_TOKEN: 'chpt_1' };
  expect(chromatic && commandsOf(chromatic, contextsOf({}, secrets))).toEqual([
    { run: 'npm ci && npm run chromatic', env: secrets },
  ]);
});
