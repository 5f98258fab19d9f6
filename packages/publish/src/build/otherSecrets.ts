/**
 * Secrets of services that owners use, by name. The list is short, and only has forms that nothing else has: those
 * that GitHub's secret scanning stops at a push (docs.github.com, "Supported secret scanning patterns").
 */
const forms: readonly (readonly [kind: string, form: RegExp])[] = [
  // RFC 7468, RFC 4716 and OpenPGP: the line, then the optional headers, then the key's first line.
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

/**
 * The secret of a service other than Supabase's data API that a text contains, by the name that the owner knows;
 * undefined if there is none.
 */
export const findOtherSecret = (text: string): string | undefined =>
  forms.find(([, form]) => form.test(text))?.[0];
