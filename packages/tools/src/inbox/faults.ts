import { type Failure, NOT_JSON } from '@portfolio/data/contact/failure';

/** Why the data API refused a request. The first four are about the request, the others about the project or the key. */
export type Fault = 'refused' | 'rule-broken' | 'invalid-text' | 'limited' | ProjectFault;

type ProjectFault =
  | 'bad-key'
  | 'missing-migrations'
  | 'not-the-api'
  | 'other'
  | 'paused'
  | 'schema-hidden'
  | 'unreachable';

/** By the code in the body: of Postgres (its appendix A) or PostgREST ("Errors" of its documentation). */
const byCode: Record<string, Fault> = {
  /** A missing right, or a row that a policy refuses. */
  '42501': 'refused',
  /** A value for a column whose value the database always makes itself. */
  '428C9': 'refused',
  /** The role has the right, but the row breaks a check. */
  '23514': 'rule-broken',
  /** The role has the right, but Postgres can't store the text. */
  '22P05': 'invalid-text',
  '42P01': 'missing-migrations',
  PGRST202: 'missing-migrations',
  PGRST205: 'missing-migrations',
  PGRST106: 'schema-hidden',
  PGRST301: 'bad-key',
  PGRST302: 'bad-key',
  PGRST303: 'bad-key',
};

/** By the status, because answers of a gateway have no code. 540 is Supabase's own. */
const byStatus: Record<number, Fault> = {
  0: 'unreachable',
  401: 'bad-key',
  403: 'bad-key',
  404: 'not-the-api',
  429: 'limited',
  540: 'paused',
};

/** The fault behind a failure. */
export function faultOf({ status, code = '' }: Failure): Fault {
  // A gateway answers with a page of its own if the project is down.
  if (code === NOT_JSON && status < 500) return 'not-the-api';
  return byCode[code] ?? byStatus[status] ?? 'other';
}

/** The project that gets the requests, and the variables that name it. */
export interface ApiTarget {
  /** The project's address. */
  url: string;
  /** The variables that hold the address and the key. */
  urlName: string;
  keyName: string;
  /** The kind of key that it must be, in a word or two. */
  keyKind: 'public' | 'secret';
}

/** The problem and the fix. Callers put the message in a sentence. */
export interface Remedy {
  message: string;
  /** As a sentence. */
  fix: string;
}

const remedies: Record<ProjectFault, (target: ApiTarget) => Remedy> = {
  'bad-key': ({ keyName, keyKind }) => ({
    message: `the project refuses the key in ${keyName}`,
    fix: `Copy the ${keyKind} key again: Supabase dashboard, Project Settings, API Keys.`,
  }),
  'missing-migrations': () => ({
    message: 'the data API lacks a table or a function of the migrations',
    fix: "Run npx supabase db push. If that has nothing to apply, run in the dashboard's SQL editor: notify pgrst, 'reload schema';",
  }),
  'not-the-api': ({ url, urlName }) => ({
    message: `${url} is not the address of a Supabase project: something else answers there`,
    fix: `Compare ${urlName} with the address in the dashboard (Project Settings, Data API).`,
  }),
  other: ({ url }) => ({
    message: `${url} answered with an error`,
    fix: 'Check in the dashboard whether the project is healthy, and try again.',
  }),
  paused: ({ url }) => ({
    message: `the project at ${url} is paused`,
    fix: 'Open the Supabase dashboard and resume the project (docs/deploying.md, "When a free project is paused").',
  }),
  'schema-hidden': () => ({
    message: "the data API is off, or doesn't show the schema public",
    fix: 'Turn it on, with public among its exposed schemas: Supabase dashboard, Project Settings, Data API.',
  }),
  unreachable: ({ url, urlName }) => ({
    message: `${url} cannot be reached`,
    fix: `Check whether this machine is online, and in the dashboard whether the project is paused and ${urlName} is its address.`,
  }),
};

/** Whether the project or the key is at fault, and not the request itself. */
export const concernsProject = (fault: string): fault is ProjectFault =>
  Object.hasOwn(remedies, fault);

/** The problem with the project or the key, and its fix. */
export const remedyFor = (fault: Fault, target: ApiTarget): Remedy =>
  remedies[concernsProject(fault) ? fault : 'other'](target);
