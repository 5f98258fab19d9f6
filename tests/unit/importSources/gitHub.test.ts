import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { slugify } from '@portfolio/data/values/slug';
import { formatNotes } from '@portfolio/tools/content/notes';
import { fromResume } from '@portfolio/tools/import/fromResume';
import {
  addProjects,
  hasRepository,
  type Repository,
  resumeFromGitHub,
} from '@portfolio/tools/import/gitHub';
import { fetchRepositories, repositoriesUrl } from '@portfolio/tools/import/gitHubApi';
import { readSource } from '@portfolio/tools/import/readSource';
import { expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { contentOf, sample } from '../jsonResume/samples.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const list: Repository[] = JSON.parse(readFileSync(here('repositories.json'), 'utf8'));

const url = 'https://github.com/ada/tides';

const repository = (fields: Partial<Repository>): Repository => ({
  name: 'tides',
  full_name: 'ada/tides',
  html_url: url,
  ...fields,
});

function imported(repositories: readonly Repository[]) {
  const { resume, notes } = resumeFromGitHub(repositories);
  const basics = { ...Object(resume).basics, name: 'Ada' };
  const read = fromResume({ ...Object(resume), basics }, { year: 2025, language: 'en' });
  expect(validateContent(read.content)).toEqual([]);
  return {
    projects: read.content.projects,
    content: read.content,
    notes: formatNotes([...notes, ...read.notes]),
    notImported: read.notImported,
  };
}

test('repositories become projects with their code, their page and their topics', () => {
  const { projects, notes } = imported(list);
  expect(projects.map(({ title }) => title)).toEqual([
    'tide_tables.v2',
    '-DEM-30m-90m',
    'fiona-example.github.io',
    'Tide-Tables.V2 (2)',
  ]);
  expect(new Set(projects.map(({ title }) => slugify(title))).size).toBe(4);
  expect(projects[0]).toMatchObject({
    description: 'Tide tables | offline first & fast',
    codeUrl: 'https://github.com/fiona-example/tide_tables.v2',
    demoUrl: 'https://tides.example.com',
    technologies: ['Rust', 'tides', 'machine-learning', 'data-analysis', expect.any(String)],
  });
  expect(notes).toContain(
    '2D-Positional-Encoding-Vision-Transformer: is left out, because it is a fork',
  );
});

test('repositories with most stars come first, then those that changed last', () => {
  const made = (name: string, stargazers_count: number, pushed_at: string | null) =>
    repository({ name, html_url: `${url}-${name}`, stargazers_count, pushed_at });
  const { projects } = imported([
    made('old', 0, '2019-01-01T00:00:00Z'),
    made('empty', 0, null),
    made('new', 0, '2024-01-01T00:00:00Z'),
    made('famous', 3, '2010-01-01T00:00:00Z'),
  ]);
  expect(projects.map(({ title }) => title)).toEqual(['famous', 'new', 'old', 'empty']);
});

test.each<[Partial<Repository>, string]>([
  [{ private: true }, 'private'],
  [{ visibility: 'internal' }, 'private'],
  [{ fork: true }, 'fork'],
  [{ size: 0 }, 'empty'],
  [{ name: 'Ada', owner: { login: 'ada' } }, "profile's page"],
])('a repository with %o is left out, and named', (fields, why) => {
  const { projects, notes } = imported([repository({ ...fields, description: 'Secret.' })]);
  expect(projects).toEqual([]);
  expect(notes).toContain('ada/tides: is left out');
  expect(notes).toContain(why);
});

test.each([
  [':rocket: Tide tables :wave:', 'Tide tables'],
  ['Maps std::vector::iterator to 10:30:00', 'Maps std::vector::iterator to 10:30:00'],
  ['🎉🪩 https://ada.example.com', 'tides'],
  [null, 'tides'],
])('the description %s becomes plain words', (description, expected) => {
  expect(imported([repository({ description })]).projects[0]?.description).toBe(expected);
});

test('a homepage that is no address is named, and one on a code host is still the page', () => {
  const { projects, notImported } = imported([repository({ homepage: 'soon' })]);
  expect(projects[0]).not.toHaveProperty('demoUrl');
  expect(notImported).toEqual({ 'projects[0].url': 'soon' });
  const homepage = 'https://github.com/ada/docs';
  expect(imported([repository({ homepage })]).projects[0]).toMatchObject({
    codeUrl: url,
    demoUrl: homepage,
  });
});

test("repositories are added after the owner's own projects, once, and nothing else changes", () => {
  const { content } = contentOf(sample('full'));
  const { content: read } = imported(list);
  const after = addProjects(content, read);
  expect(validateContent(after)).toEqual([]);
  expect(after.projects.slice(0, content.projects.length)).toEqual(content.projects);
  expect(after.projects).toHaveLength(content.projects.length + 4);
  expect({ ...after, projects: [], projectCategories: [] }).toEqual({
    ...content,
    projects: [],
    projectCategories: [],
  });
  for (const project of read.projects) {
    const { title, codeUrl = '' } = project;
    expect(
      hasRepository(after.projects, { title, codeUrl: codeUrl.replace('fiona', 'Fiona') }),
    ).toBe(true);
    expect(hasRepository(content.projects, { title, codeUrl })).toBe(false);
  }
});

test('a project without code is the repository of the same name; one with other code is not', () => {
  const [project] = imported([repository({})]).projects;
  if (!project) throw new Error('There is no project');
  const { codeUrl: _, ...bare } = project;
  expect(hasRepository([bare], { title: 'Tides', codeUrl: url })).toBe(true);
  expect(hasRepository([project], { title: 'Tides', codeUrl: `${url}-2` })).toBe(false);
});

test('the page of projects is shown once it has a project', () => {
  const { content } = contentOf(sample('minimal'));
  expect(content.pages.projects.hidden).toBe(true);
  const after = addProjects(content, imported(list).content);
  expect(after.pages.projects).not.toHaveProperty('hidden');
  expect(validateContent(after)).toEqual([]);
});

test.each([
  ['https://github.com/ada', 'users/ada'],
  ['https://www.github.com/ada/', 'users/ada'],
  ['github.com/ada?tab=repositories', 'users/ada'],
  ['https://github.com/orgs/ada-inc/repositories', 'users/ada-inc'],
  ['https://api.github.com/users/ada/repos', 'users/ada'],
  ['https://api.github.com/users/ada/repos?per_page=5&page=2', 'users/ada'],
  ['https://api.github.com/users/ada', 'users/ada'],
  ['https://api.github.com/orgs/ada-inc/repos', 'orgs/ada-inc'],
])('%s is the account %s', (address, account) => {
  expect(repositoriesUrl(address)).toBe(`https://api.github.com/${account}/repos?per_page=100`);
});

test.each([
  ['https://www.linkedin.com/in/ada', /LinkedIn gives your data as a zip/],
  ['https://github.com/ada/tides', /accounts such as https:\/\/github\.com\/NAME/],
  ['https://github.com.example.com/ada', /the import reads files, and accounts/],
  ['https://example.com/resume.json', /the import reads files, and accounts/],
  ['http://', /the import reads files, and accounts/],
])('%s is refused with the remedy', (address, message) => {
  expect(() => repositoriesUrl(address)).toThrow(message);
});

test('a file is no address', () => {
  expect(repositoriesUrl('resume.json')).toBeUndefined();
  expect(repositoriesUrl('C:\\github.com\\resume.json')).toBeUndefined();
});

const first = 'https://api.github.com/users/ada/repos?per_page=100';

const answer = (value: unknown, status = 200) =>
  new Response(typeof value === 'string' ? value : JSON.stringify(value), { status });

const fullPage = Array.from({ length: 100 }, (_, at) => repository({ name: `tides-${at}` }));

test('all pages of an account are read, one after the other, and no other host is asked', async () => {
  const request = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(answer(fullPage))
    .mockResolvedValueOnce(answer(list));
  expect(await fetchRepositories(first, request)).toEqual([...fullPage, ...list]);
  expect(request.mock.calls.map(([asked]) => asked)).toEqual([
    `${first}&page=1`,
    `${first}&page=2`,
  ]);
  // A redirect is refused, as it may lead to another host.
  expect(request).toHaveBeenCalledWith(
    `${first}&page=1`,
    expect.objectContaining({ redirect: 'error' }),
  );
});

test('pages without an end come to an end', async () => {
  const request = vi.fn<typeof fetch>().mockImplementation(async () => answer(fullPage));
  await expect(fetchRepositories(first, request)).rejects.toThrow(OwnerError);
  expect(request).toHaveBeenCalledTimes(50);
});

const refusal = { documentation_url: 'https://docs.github.com/rest' };

test.each<[string, () => Promise<Response>, RegExp]>([
  [
    'too many requests',
    async () => answer({ message: 'API rate limit exceeded for 192.0.2.1.', ...refusal }, 403),
    /too many requests from your network: try again in an hour/,
  ],
  [
    'no such account',
    async () => answer({ message: 'Not Found', ...refusal }, 404),
    /knows no such account: check the name/,
  ],
  [
    'another refusal',
    async () => answer({ message: 'Repository access blocked', ...refusal }, 451),
    /GitHub says "Repository access blocked": try again later/,
  ],
  ['a web page', async () => answer('<html>', 502), /sent no JSON \(status 502\)/],
  ['another value', async () => answer({ ok: true }), /sent no list of repositories/],
  ['no repositories', async () => answer([]), /has no public repositories/],
  [
    'no network',
    () => Promise.reject(new TypeError('fetch failed')),
    /cannot be reached: check your connection and the account's name, or open the address/,
  ],
])('%s is reported with the fix', async (_name, request, message) => {
  await expect(fetchRepositories(first, request)).rejects.toThrow(message);
});

test("GitHub's list is also read from a file, and so is its refusal", async () => {
  expect(await readSource(here('repositories.json'))).toEqual({ repositories: list });
  await expect(readSource(here('error-403.json'))).rejects.toThrow(
    /error-403\.json: GitHub has had too many requests/,
  );
  const single = join(freshFolder(), 'one.json');
  writeFileSync(single, JSON.stringify(repository({})));
  expect(await readSource(single)).toEqual({ repositories: [repository({})] });
});
