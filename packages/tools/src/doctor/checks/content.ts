import type { Problem } from '../../content/checks/check.ts';
import type { Check } from '../facts/check.ts';
import type { Workspace } from '../facts/workspace.ts';

/** Files that hosts, search engines and other services fetch by name. No page links to them. */
const lookedFor =
  /^(?:CNAME|_redirects|\.htaccess|\.well-known\/.*|google[\da-z]+\.html|yandex_[\da-f]+\.html|pinterest-[\da-z]+\.html|BingSiteAuth\.xml|keybase\.txt|(?:app-)?ads\.txt|humans\.txt|security\.txt)$/i;

/** Finds such files that the build leaves out. Without them, a domain or a proof of ownership may fail. */
const findLeftOut = ({ leftOut }: Workspace): Problem[] =>
  leftOut
    .filter((name) => lookedFor.test(name))
    .map((name) => ({
      level: 'warning',
      path: 'site.files',
      message: `doesn't name ${name}, so it isn't published, and services that look for it don't find it`,
      fix: `Add "${name}" to "files", or delete it from the content's files folder.`,
    }));

/** The rules that the build checks, and the files that the content names. */
export const content: Check = {
  title: 'Content',
  fix: 'Fix these: the build stops until you do.',
  run: (workspace) => ({
    problems: [...workspace.contentProblems, ...findLeftOut(workspace)],
    passed: 'keeps every rule, and its files are there',
  }),
};
