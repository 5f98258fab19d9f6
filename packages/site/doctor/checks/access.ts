import { readBackendVariables } from '../../build/backendVariables.ts';
import { type Check, count, type Finding, type Report } from '../check.ts';
import type { Copy } from '../copy.ts';
import { type Answer, ask, type Caller } from '../project/ask.ts';
import { type Attempt, attempts } from '../project/attempts.ts';
import { removeTestMessage } from '../project/removeTestMessage.ts';
import { testMessage } from '../project/testMessage.ts';
import { variables } from './variables.ts';

const PUSH = 'Run npx supabase db push, which creates the table with its rights.';

/** A visitor: who has the public key and nothing else. */
function visitorOf(copy: Copy): Caller {
  const { url, anonKey } = readBackendVariables(copy.variables);
  return { url, key: anonKey };
}

const failure = (message: string, mend: string): Finding => ({ level: 'failure', message, mend });

function reachFinding({ outcome, said }: Answer, url: string): Finding | undefined {
  switch (outcome) {
    case 'allowed':
    case 'refused':
      return undefined;
    case 'unreachable':
      return failure(
        `${url} cannot be reached (${said})`,
        'Compare VITE_SUPABASE_URL with the dashboard, and see there whether the project is paused.',
      );
    case 'bad-key':
      return failure(
        `the project refuses the key in VITE_SUPABASE_ANON_KEY (${said})`,
        'Copy the public key anew: Supabase dashboard, Project Settings, API Keys.',
      );
    case 'no-table':
      return failure(`the project has no table contact_messages (${said})`, PUSH);
    default:
      return failure(
        `${url} answered with an error (${said})`,
        'See in the dashboard whether the project is up, and try again.',
      );
  }
}

const reach: Check = {
  title: 'Project',
  needs: [variables],
  online: true,
  async run(copy) {
    const visitor = visitorOf(copy);
    const answer = await ask(visitor, { query: { select: 'id', limit: '0' } });
    const finding = reachFinding(answer, visitor.url);
    return finding
      ? { summary: 'cannot take messages', findings: [finding] }
      : { summary: 'answers, knows the key and has the table', findings: [] };
  },
};

async function reportSent(url: string, env: NodeJS.ProcessEnv): Promise<Report> {
  if (await removeTestMessage(url, env)) {
    return { summary: 'works; the test message has been deleted again', findings: [] };
  }
  const message = `a test message from "${testMessage.name}" was left: npm run inbox shows it, and so does the dashboard, where you can delete it`;
  return { summary: 'works', findings: [{ level: 'note', message }] };
}

const sending: Check = {
  title: 'Sending a message',
  needs: [reach],
  online: true,
  async run(copy) {
    const visitor = visitorOf(copy);
    const { outcome, said } = await ask(visitor, {
      method: 'POST',
      prefer: 'return=minimal',
      body: testMessage,
    });
    if (outcome === 'allowed') return reportSent(visitor.url, copy.env);
    if (outcome === 'limited') {
      const message = `a limit on messages is reached (${said}), so it cannot be told whether sending works`;
      const mend = 'Try again in some minutes.';
      return { summary: 'was put off', findings: [{ level: 'warning', message, mend }] };
    }
    const message = `a valid message was not taken (${said})`;
    return { summary: 'does not work', findings: [failure(message, PUSH)] };
  },
};

function reportAttempt(attempt: Attempt, answers: readonly (Answer & { about: string })[]): Report {
  const { deed, revoke } = attempt;
  const allowed = answers.filter(({ outcome }) => outcome === 'allowed');
  if (allowed.length > 0) {
    const what = allowed.map(({ about }) => about).join(', ');
    const message = `the public key, which every visitor has, may ${deed}: ${what}`;
    const mend = `Run in the dashboard's SQL editor: ${revoke}`;
    return { summary: 'is allowed', findings: [failure(message, mend)] };
  }
  const unclear = answers.find(({ outcome }) => outcome !== 'refused');
  if (unclear) {
    const message = `the project neither allowed nor refused it (${unclear.said})`;
    const mend = 'Try again; if it stays, compare the table with supabase/migrations.';
    return { summary: 'cannot be told', findings: [{ level: 'warning', message, mend }] };
  }
  return { summary: `is refused (${count(answers.length, 'attempt')})`, findings: [] };
}

const refusing = (attempt: Attempt): Check => ({
  title: attempt.title,
  needs: [reach],
  online: true,
  async run(copy) {
    const visitor = visitorOf(copy);
    const answers = await Promise.all(
      Object.entries(attempt.requests).map(async ([about, request]) => ({
        about,
        ...(await ask(visitor, request)),
      })),
    );
    return reportAttempt(attempt, answers);
  },
});

/** What the hosted project lets a visitor do: send a message, and nothing else. */
export const access: readonly Check[] = [reach, sending, ...attempts.map(refusing)];
