import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A step of a job: an action, or commands of a shell. */
export interface WorkflowStep {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

/** A token's permissions, by the kind of object. */
export type Permissions = Record<string, 'read' | 'write' | 'none'>;

/** A job of a workflow: steps, or another workflow that it calls. */
export interface WorkflowJob {
  if?: string;
  uses?: string;
  needs?: string | string[];
  permissions?: Permissions;
  strategy?: { matrix: Record<string, string[]> };
  env?: Record<string, string>;
  steps?: WorkflowStep[];
}

/** The events that start a workflow, each with what narrows it. */
export interface Events {
  push?: { branches?: string[] } | null;
  pull_request?: null;
  workflow_dispatch?: {
    inputs?: Record<string, { description: string; options?: string[] }>;
  } | null;
}

/** A workflow of GitHub Actions. */
export interface Workflow {
  on: Events;
  concurrency?: { group: string };
  permissions?: Permissions;
  jobs: Record<string, WorkflowJob>;
}

const folder = '.github/workflows';

/** All workflows by the names of their files. */
export const readWorkflows = (): Record<string, Workflow> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, parse(readFileSync(join(folder, name), 'utf8'))]),
  );

/** The contexts of expressions: `vars`, `github`, `steps` and so on, with GitHub's values. */
export type Contexts = Record<string, unknown>;

/**
 * The value of an expression. The operators in our workflows are JavaScript's too, and a missing value is
 * empty.
 * @throws ReferenceError if it names a context that the test doesn't have
 */
function evaluate(expression: string, contexts: Contexts): unknown {
  const lenient = expression.trim().replace(/(?<=\w)\.(?=\w)/g, '?.');
  return new Function(...Object.keys(contexts), `return ${lenient};`)(...Object.values(contexts));
}

/** A text with the values of its expressions. */
export const filledIn = (text: string, contexts: Contexts) =>
  String(text).replace(/\$\{\{(.*?)\}\}/g, (_all, expression) =>
    String(evaluate(expression, contexts) ?? ''),
  );

/** Whether a job runs, apart from the jobs that it needs. */
export const isRun = (job: WorkflowJob, contexts: Contexts): boolean =>
  !job.if || Boolean(evaluate(job.if, contexts));

/** The commands of a job with their variables, in order, as GitHub would run them. */
export function commandsOf(job: WorkflowJob, contexts: Contexts) {
  if (!isRun(job, contexts)) return [];
  const envOf = (env: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, filledIn(value, contexts)]),
    );
  const jobEnv = envOf(job.env);
  return (job.steps ?? [])
    .filter((step) => step.run && (!step.if || evaluate(step.if, { ...contexts, env: jobEnv })))
    .map(({ run = '', env }) => ({
      run: filledIn(run, contexts),
      env: { ...jobEnv, ...envOf(env) },
    }));
}
