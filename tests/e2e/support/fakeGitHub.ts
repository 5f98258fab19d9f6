import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

interface Commit {
  message: string;
  paths: string[];
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex');

const BRANCH = 'main';

const WHEN = '2026-01-01T12:00:00Z';

/**
 * As much of GitHub's API as the editor uses, for one repository in memory.
 * @param token the only one that may read and write, until another takes its place
 */
export class FakeGitHub {
  readonly commits: Commit[] = [];
  /** Requests to other addresses of the API. */
  readonly unknown: string[] = [];
  /** Until when it takes no requests, in seconds since 1970. */
  limitedUntil = 0;
  /** The runs of the workflow that publishes, newest first. */
  runs: { status: string; conclusion: string | null; head_branch: string }[] = [];

  constructor(
    readonly repository: string,
    readonly files: Map<string, string>,
    public token: string,
  ) {}

  get head() {
    return hash(`${this.commits.length}`);
  }

  /** A change by somebody else. */
  change(path: string, edit: (text: string) => string) {
    this.files.set(path, edit(this.files.get(path) ?? ''));
    this.commits.push({ message: 'From another device', paths: [path] });
  }

  async answer(page: Page) {
    await page.route('https://api.github.com/**', (route) => this.#answer(route));
  }

  async #answer(route: Route) {
    const request = route.request();
    const isLimited = this.limitedUntil > 0;
    const headers = {
      'access-control-expose-headers': 'X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After',
      'x-ratelimit-remaining': isLimited ? '0' : '4999',
      'x-ratelimit-reset': String(this.limitedUntil),
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    const send = (json: unknown, status = 200) => route.fulfill({ status, headers, json });
    if (request.method() === 'OPTIONS') return send({});
    if (request.headers().authorization !== `token ${this.token}`) {
      return send({ message: 'Bad credentials' }, 401);
    }
    if (isLimited) return send({ message: 'API rate limit exceeded for user ID 1.' }, 403);
    const { pathname, searchParams } = new URL(request.url());
    const own = `/repos/${this.repository}`;
    if (pathname === '/user') return send({ id: 1, login: 'ada', name: 'Ada Byron' });
    if (pathname === own) return send({ default_branch: BRANCH });
    if (pathname === `${own}/collaborators/ada`) return route.fulfill({ status: 204, headers });
    if (pathname.startsWith(`${own}/git/trees/`)) {
      const tree = Array.from(this.files, ([path, text]) => ({
        path,
        type: 'blob',
        sha: hash(text),
        size: Buffer.byteLength(text),
      }));
      return send({ tree });
    }
    if (pathname.startsWith(`${own}/git/blobs/`)) {
      const text = [...this.files.values()].find((each) => pathname.endsWith(hash(each)));
      if (text !== undefined) return route.fulfill({ headers, body: text });
    }
    if (pathname === `${own}/actions/workflows/deploy.yml/runs`) {
      const about = { name: 'Deploy to GitHub Pages', updated_at: WHEN };
      const html_url = `https://github.com${own.replace('/repos', '')}/actions/runs/7`;
      const branch = searchParams.get('branch');
      const runs = this.runs.filter(({ head_branch }) => !branch || head_branch === branch);
      return send({ workflow_runs: runs.map((run) => ({ ...about, html_url, ...run })) });
    }
    if (pathname === '/graphql') return send(this.#query(request.postDataJSON()));
    this.unknown.push(pathname);
    return send({ message: 'Not Found' }, 404);
  }

  #query({ query, variables: { input } }: { query: string; variables: { input?: Input } }) {
    if (input) return this.#commit(input);
    const [last] = this.commits.slice(-1);
    const history = {
      nodes: [
        {
          oid: this.head,
          message: last?.message ?? 'First',
          committedDate: WHEN,
          author: { name: 'Ada', email: 'ada@example.com', user: null },
        },
      ],
    };
    const ref = { name: BRANCH, target: { oid: this.head, history } };
    const texts = new Map(Array.from(this.files.values(), (text) => [hash(text), text]));
    const blobs = [...query.matchAll(/(content_\d+):\s+object\(oid: "(\w+)"\)/g)].map(
      ([, alias, oid = '']) => [alias, { text: texts.get(oid), isTruncated: false }],
    );
    const dates = [...query.matchAll(/(commit_\d+):\s+ref/g)].map(([, alias]) => [alias, ref]);
    return {
      data: {
        repository: {
          ...Object.fromEntries([...blobs, ...dates]),
          ref,
          defaultBranchRef: { name: BRANCH },
        },
      },
    };
  }

  #commit({ expectedHeadOid, fileChanges: { additions, deletions }, message }: Input) {
    if (expectedHeadOid !== this.head) {
      return { data: null, errors: [{ message: 'Expected branch to point to another commit' }] };
    }
    for (const { path } of deletions) this.files.delete(path);
    for (const { path, contents } of additions) {
      this.files.set(path, Buffer.from(contents, 'base64').toString());
    }
    const paths = [...additions, ...deletions].map(({ path }) => path);
    this.commits.push({ message: message.headline, paths });
    const oids = additions.map(({ contents }, at) => [
      `file_${at}`,
      { oid: hash(Buffer.from(contents, 'base64').toString()) },
    ]);
    const commit = { oid: this.head, committedDate: WHEN, ...Object.fromEntries(oids) };
    return { data: { createCommitOnBranch: { commit } } };
  }
}

interface Input {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}
