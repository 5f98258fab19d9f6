import type { Finding } from './check.ts';

/** Findings that read as one line. */
export interface FindingGroup {
  first: Finding;
  /** How many others there are in the same place of other entries. */
  others: number;
}

const levels: readonly Finding['level'][] = ['failure', 'warning', 'note'];

const sortByLevel = (findings: readonly Finding[]) =>
  levels.flatMap((level) => findings.filter((finding) => finding.level === level));

/** `projects[].githubUrl` of `projects[3].githubUrl`; undefined for a place that is in no list. */
function listPlace(path: string): string | undefined {
  const place = path.replace(/\[\d+\]/g, '[]').replace(/^pages\.\w+/, 'pages.*');
  return place === path ? undefined : place;
}

/**
 * Findings about the same place in the entries of a list, or in the pages, become one, so that twenty
 * projects stay readable. Failures come first.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<unknown, FindingGroup>();
  for (const finding of sortByLevel(findings)) {
    const place = finding.path && listPlace(finding.path);
    const key = place ? `${finding.level} ${finding.file} ${place}` : finding;
    const group = groups.get(key);
    if (group) group.others += 1;
    else groups.set(key, { first: finding, others: 0 });
  }
  return [...groups.values()];
}
