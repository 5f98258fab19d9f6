import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import { type Check, count, type Finding, type Report } from '../check.ts';
import type { Copy } from '../copy.ts';
import { type Answer, ask, type Caller } from '../project/ask.ts';
import { type Attempt, attempts } from '../project/attempts.ts';
import { refusedMessages } from '../project/refusedMessages.ts';
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

/** Whether the project is there, with the table. */
export const reach: Check = {
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

function sendingFinding({ outcome, said }: Answer): Finding | undefined {
  switch (outcome) {
    case 'rule-broken':
      return undefined;
    case 'limited':
      return {
        level: 'warning',
        message: `a limit on messages is reached (${said}), so it cannot be told whether sending works`,
        mend: 'Try again in some minutes.',
      };
    case 'refused':
      return failure(`visitors may not send (${said})`, PUSH);
    default:
      return failure(
        `a message that breaks the form's rules was not refused for that (${said})`,
        PUSH,
      );
  }
}

const sending: Check = {
  title: 'Sending a message',
  needs: [reach],
  online: true,
  async run(copy) {
    const finding = sendingFinding(await ask(visitorOf(copy), refusedMessages));
    if (!finding) return { summary: 'works as far as the rules of the form', findings: [] };
    const summary = finding.level === 'warning' ? 'was put off' : 'does not work as it should';
    return { summary, findings: [finding] };
  },
};

function reportAttempt(attempt: Attempt, answers: readonly (Answer & { about: string })[]): Report {
  const { deed, revoke } = attempt;
  const allowed = answers.filter(({ outcome }) => outcome === 'allowed' || outcome === 'no-text');
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

/** What the project answers to a visitor, who may send a message and do nothing else. */
export const access: readonly Check[] = [reach, sending, ...attempts.map(refusing)];
