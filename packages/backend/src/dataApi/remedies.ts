import type { Cause, ProjectCause } from './causes.ts';

/** The request: its address and variables. */
export interface Asked {
  /** The project's address. */
  url: string;
  /** The variables that hold the address and the key. */
  urlName: string;
  keyName: string;
  /** The kind of key that it must be, in a word or two. */
  keyKind: 'public' | 'secret';
}

/** The problem and the fix, each as a text that others can continue. */
export interface Remedy {
  message: string;
  /** As a sentence. */
  fix: string;
}

const API_SETTINGS = 'Supabase dashboard, Project Settings, Data API';
const KEYS = 'Supabase dashboard, Project Settings, API Keys';

/** Makes PostgREST reload its schema cache. */
export const RELOAD = "Run in the dashboard's SQL editor: notify pgrst, 'reload schema';";

const PUSH = 'Run npx supabase db push, which creates it with its rights.';

const PAUSED =
  'Open the Supabase dashboard and resume the project (docs/deploying.md, "When a free project is paused").';

/** The message to the owner for each cause in the project or the key. */
const remedies: Record<ProjectCause, (asked: Asked) => Remedy> = {
  'api-off': () => ({
    message: 'the data API of the project is off',
    fix: `Turn it on, with public among its exposed schemas: ${API_SETTINGS}.`,
  }),
  'bad-key': ({ keyName, keyKind }) => ({
    message: `the project refuses the key in ${keyName}`,
    fix: `Copy the ${keyKind} key again: ${KEYS}.`,
  }),
  'database-down': () => ({
    message: 'the data API is up, but cannot read the database',
    fix: `Check in the dashboard whether the database is healthy, and restart it if not. If it is, remove schemas that no longer exist from the exposed ones: ${API_SETTINGS}.`,
  }),
  down: ({ url }) => ({
    message: `${url} is there, but its data API doesn't answer`,
    fix: 'Wait a minute and try again. If that is not enough, check in the dashboard whether the project is healthy, and restart it.',
  }),
  full: () => ({
    message:
      'the database accepts no more data: it is read-only, as Supabase makes a full database',
    fix: 'Check in the dashboard what fills it (Reports, Database), and delete some of that; docs/notifications.md describes the rows that jobs leave behind.',
  }),
  'no-function': () => ({
    message: 'the data API lacks a function of the migrations',
    fix: `Run npx supabase db push. If that has nothing to apply: ${RELOAD}`,
  }),
  'no-role': ({ keyName, keyKind }) => ({
    message: `the project gives no role to the key in ${keyName}`,
    fix: `Copy the ${keyKind} key again: ${KEYS}. On a server of your own, set db-anon-role to anon.`,
  }),
  'no-table': () => ({ message: 'the project has no table contact_messages', fix: PUSH }),
  'not-the-api': ({ url, urlName }) => ({
    message: `${url} is not the address of a Supabase project: something else answers there`,
    fix: `Compare ${urlName} with the address in the dashboard (${API_SETTINGS}).`,
  }),
  other: ({ url }) => ({
    message: `${url} answered with an error`,
    fix: 'Check in the dashboard whether the project is healthy, and try again.',
  }),
  paused: ({ url }) => ({ message: `the project at ${url} is paused`, fix: PAUSED }),
  redirected: ({ url, urlName }) => ({
    message: `${url} redirects to another address, to which keys are not sent`,
    fix: `Put the address that it redirects to into ${urlName}.`,
  }),
  restricted: () => ({
    message:
      'Supabase has restricted the project: it is over a limit of its plan, or a bill is open',
    fix: 'Check in the dashboard under Usage and Billing which it is.',
  }),
  'schema-hidden': () => ({
    message: "the data API doesn't show the schema public",
    fix: `Add public to the exposed schemas: ${API_SETTINGS}. If it is there: run in the dashboard's SQL editor: alter role authenticator reset pgrst.db_schemas; notify pgrst, 'reload config';`,
  }),
  'unknown-host': ({ url, urlName }) => ({
    message: `no server has the address ${url}: the project is paused or deleted, or the address is wrong`,
    fix: `Compare ${urlName} with the dashboard. If the project is paused: ${PAUSED}`,
  }),
  'unknown-table': () => ({
    message: 'the data API knows no table contact_messages',
    fix: `${PUSH} If that has nothing to apply, the data API remembers the database as it was: ${RELOAD}`,
  }),
  unreachable: ({ url, urlName }) => ({
    message: `${url} cannot be reached`,
    fix: `Check whether this machine is online, compare ${urlName} with the dashboard, and check there whether the project is up.`,
  }),
};

const concernsProject = (cause: Cause): cause is ProjectCause => Object.hasOwn(remedies, cause);

/** The problem with the project or the key, and its fix, by the cause of a failure. */
export const remedyFor = (cause: Cause, asked: Asked): Remedy =>
  remedies[concernsProject(cause) ? cause : 'other'](asked);
