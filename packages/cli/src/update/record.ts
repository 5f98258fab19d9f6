import type { Git } from './git.ts';

/** The copy's record of the template's commit to which it was last updated. */
export const RECORD = '.portfolio-template.json';

/** The commit that the copy's last update recorded; undefined where there was none. */
export async function readRecord(git: Git): Promise<string | undefined> {
  const text = await git.ask('show', `HEAD:${RECORD}`);
  try {
    const { commit } = Object(JSON.parse(text ?? '{}')) as { commit?: unknown };
    return typeof commit === 'string' && /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
  } catch {
    return undefined;
  }
}

/** The text of the record for a commit. */
export const recordFor = (commit: string): string => `${JSON.stringify({ commit }, null, 2)}\n`;
