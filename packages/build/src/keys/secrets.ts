import { claimsOf } from './keyClaims.ts';

/** The remedy for a Supabase key that opens every table. */
const usePublishable =
  'use the publishable key instead (Supabase dashboard, Project Settings, API Keys)';

/** A kind of secret, by the name that the owner knows. The remedy is to take it out unless another one is given. */
type Secret = readonly [kind: string, form: RegExp | ((text: string) => boolean), remedy?: string];

const isServiceKey = (text: string) =>
  (text.match(/eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*/g) ?? []).some(
    (token) => claimsOf(token).role === 'service_role',
  );

/**
 * Besides Supabase's keys, the list only has patterns that match nothing else by accident. GitHub blocks pushes that contain
 * the same ones (docs.github.com, "Supported secret scanning patterns").
 */
const secrets: readonly Secret[] = [
  ['a secret key (sb_secret_…)', /sb_secret_\w/, usePublishable],
  ['a personal access token (sbp_…)', /sbp_[\da-f]{20}/, usePublishable],
  ['the service_role key', isServiceKey, usePublishable],
  // In RFC 7468, RFC 4716 and OpenPGP, optional headers are between this line and the key's first line.
  [
    'a private key (-----BEGIN … PRIVATE KEY-----)',
    /-----BEGIN (?:[A-Z\d]+ )*PRIVATE KEY(?: BLOCK)?-----(?:(?!-----)[\s\S]){0,300}?[A-Za-z\d+/]{40}/,
  ],
  ['a private key (PuTTY)', /PuTTY-User-Key-File-\d: /],
  ['a GitHub token (ghp_…)', /\b(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{60})/],
  ['a GitLab token (glpat-…)', /\bglpat-[\w-]{20}/],
  ['an npm token (npm_…)', /\bnpm_[A-Za-z\d]{36}\b/],
  ['an AWS access key (AKIA…)', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
  ['a Stripe key (sk_live_…)', /\b[sr]k_live_[A-Za-z\d]{16}/],
  ['a Slack token (xox…)', /\bxox[abeprs]-\d[\w-]{20}/],
  ['an OpenAI or Anthropic key (sk-…)', /\bsk-(?:ant-|proj-|svcacct-)[\w-]{32}/],
  ['a SendGrid key (SG.…)', /\bSG\.[\w-]{20,24}\.[\w-]{40}/],
  [
    'the password of a database (postgres://…)',
    /\bpostgres(?:ql)?:\/\/[^\s:@/]+:[^\s:@/[\]<>]+@[\w.-]+\.supabase\.(?:co|com)\b/,
  ],
];

/** The first secret in a text; undefined if there is none. */
export const secretIn = (text: string) =>
  secrets.find(([, form]) => (form instanceof RegExp ? form.test(text) : form(text)));

/** The kind of the first secret in a text; undefined if there is none. */
export const findSecret = (text: string) => secretIn(text)?.[0];

/** The readable text in a file's bytes. Some editors on Windows write two bytes for each letter, one of them zero. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');

/**
 * Why a file mustn't be published if it holds a secret; undefined if it holds none. Compressed data, as in most PDFs and
 * archives, can't be searched.
 * @param name for the message
 */
export function secretProblem(name: string, bytes: Uint8Array): string | undefined {
  const secret = findSecret(textOf(bytes));
  return (
    secret &&
    `${name} must not be published, because it holds ${secret}: take it out, and if it was ever published, revoke it where it was made`
  );
}
