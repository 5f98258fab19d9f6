import {
  type Change,
  type ContentTree,
  isInContent,
  isRead,
  nameInContent,
  pathOfFile,
} from '../contentTree.ts';
import { afterSave } from './afterSave.ts';
import { completeWrite } from './completeSave.ts';

const API = 'https://api.github.com';

/** The input of GitHub's mutation `createCommitOnBranch` (docs.github.com, "GraphQL API", "Mutations"). */
interface CommitInput {
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/** A request to GraphQL, with the input of a commit if it makes one. */
interface Request {
  query: string;
  variables: { input?: CommitInput };
}

const bytesFrom = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

async function base64From(bytes: Uint8Array): Promise<string> {
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(new Blob([new Uint8Array(bytes)]));
  await loaded;
  return String(reader.result).replace(/^.*,/, '');
}

const changesIn = ({ fileChanges: { additions, deletions } }: CommitInput): Change[] => [
  ...deletions
    .filter(({ path }) => isInContent(path))
    .map(({ path }) => ({ name: nameInContent(path) })),
  ...additions
    .filter(({ path }) => isInContent(path))
    .map(({ path, contents }) => ({ name: nameInContent(path), bytes: bytesFrom(contents) })),
];

/** The same commit with all changes that belong to it. */
async function withChanges(input: CommitInput, all: readonly Change[]): Promise<CommitInput> {
  const { additions, deletions } = input.fileChanges;
  const written = all.map(async (change) =>
    change.bytes
      ? [{ path: pathOfFile(change.name), contents: await base64From(change.bytes) }]
      : [],
  );
  const removed = all
    .filter(({ bytes }) => !bytes)
    .map((change) => ({ path: pathOfFile(change.name) }));
  return {
    ...input,
    fileChanges: {
      additions: [
        ...additions.filter(({ path }) => !isInContent(path)),
        ...(await Promise.all(written)).flat(),
      ],
      deletions: [...deletions.filter(({ path }) => !isInContent(path)), ...removed],
    },
  };
}

/**
 * Lets the editor commit only what may be saved, with all that belongs to it. It has no event before a commit that could
 * refuse a picture or a deletion, or add a file, so its requests to GitHub are read here.
 * @param repository such as `ada/portfolio`
 * @param onSaved is called with what is stored after each save
 * @returns reads the content as it is stored
 */
export function guardCommits(
  repository: string,
  onSaved: (tree: ContentTree) => void,
): () => Promise<ContentTree> {
  const { fetch: send } = window;
  let authorization = '';
  /** Texts by the hash of their file. */
  const texts = new Map<string, string>();

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await send(API + path, {
      ...init,
      headers: { ...init.headers, authorization },
    });
    if (!response.ok) throw new Error(`GitHub answers ${response.status}.`);
    return response;
  };

  async function readTexts(hashes: readonly string[]) {
    if (hashes.length === 0) return;
    const [owner, name] = repository.split('/');
    const blobs = hashes.map(
      (hash, at) => `content_${at}: object(oid: "${hash}") { ... on Blob { text isTruncated } }`,
    );
    const query = `query { repository(owner: "${owner}", name: "${name}") { ${blobs.join(' ')} } }`;
    const body = JSON.stringify({ query, variables: {} });
    const { data } = await (await ask('/graphql', { method: 'POST', body })).json();
    for (const [at, hash] of hashes.entries()) {
      const { text, isTruncated } = data.repository[`content_${at}`];
      const raw = { headers: { accept: 'application/vnd.github.raw' } };
      const whole = () => ask(`/repos/${repository}/git/blobs/${hash}`, raw);
      texts.set(hash, isTruncated ? await (await whole()).text() : text);
    }
  }

  async function readTree(): Promise<ContentTree> {
    const listed = await ask(`/repos/${repository}/git/trees/HEAD?recursive=1`, {
      cache: 'no-cache',
    });
    const { tree }: { tree: { path: string; type: string; sha: string }[] } = await listed.json();
    const files = tree
      .filter(({ path, type }) => type === 'blob' && isInContent(path))
      .map(({ path, sha }) => ({ name: nameInContent(path), sha }));
    const read = files.filter(({ name }) => isRead(name));
    await readTexts(read.map(({ sha }) => sha).filter((sha) => !texts.has(sha)));
    return {
      names: new Set(files.map(({ name }) => name)),
      texts: new Map(read.map(({ name, sha }) => [name, texts.get(sha) ?? ''])),
    };
  }

  window.fetch = async (address, init = {}) => {
    if (!String(address).startsWith(API)) return send(address, init);
    authorization = new Headers(init.headers).get('authorization') ?? authorization;
    const request: Request | undefined =
      typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const input = request?.variables?.input;
    if (!request || !input?.fileChanges) return send(address, init);
    const changes = changesIn(input);
    const all = await completeWrite(await readTree(), changes);
    const complete = { ...request, variables: { input: await withChanges(input, all) } };
    const response = await send(address, { ...init, body: JSON.stringify(complete) });
    const answer = await response.clone().json();
    if (response.ok && !answer.errors) {
      onSaved(await readTree());
      void afterSave(all, new Set(changes.map(({ name }) => name)));
    }
    return response;
  };
  return readTree;
}
