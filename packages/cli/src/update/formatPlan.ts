import { safeLine } from '@portfolio/data/safeText';
import type { Stage } from './mergeTrees.ts';
import { CONTENT } from './ownersChoices.ts';
import type { Plan } from './plan.ts';
import { withoutSecrets } from './template.ts';

/** How many files of a kind are named; for longer lists, the number is more useful. */
const NAMED_FILES = 10;

const list = (title: string, paths: readonly string[]): string[] => {
  if (paths.length === 0) return [];
  const named = paths.slice(0, NAMED_FILES).map((path) => `    ${safeLine(path)}`);
  const more = paths.length - named.length;
  return [`${title} (${paths.length}):`, ...named, ...(more > 0 ? [`    and ${more} more`] : [])];
};

function describeChanges({ changes }: Plan): string {
  const kinds = [...changes.values()];
  const counts = [
    [kinds.filter((kind) => kind === 'M' || kind === 'T').length, 'changed'],
    [kinds.filter((kind) => kind === 'A').length, 'added'],
    [kinds.filter((kind) => kind === 'D').length, 'removed'],
  ] as const;
  const said = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return `Files: ${said.join(', ') || 'none changes'}.`;
}

/** The change to a file about which git can't decide. */
function describeConflict(stages: readonly Stage[]): string {
  const kind = stages.map(({ stage }) => stage).join('');
  if (kind === '123') return 'you and the template changed the same place';
  if (kind === '23') return 'you and the template added it, each their own';
  if (kind === '12') return 'you changed it, and the template removed or moved it';
  if (kind === '13') return 'you removed or moved it, and the template changed it';
  return 'you and the template moved files here, or away';
}

const formatConflicts = ({ conflicts }: Plan): string[] =>
  [...conflicts].map(([path, stages]) => `    ${safeLine(path)}: ${describeConflict(stages)}`);

/** The plan of an update, for the owner. */
export function formatPlan(plan: Plan): string {
  const { address, base, target, merged, conflicts, notes, ownsContent, staysDeleted } = plan;
  const lines = [
    `Update from ${withoutSecrets(address)}`,
    `  your copy  ${base.name} (${base.how})`,
    `  update     ${target.name}`,
    '',
    describeChanges(plan),
  ];
  if (ownsContent) lines.push(`Your content in ${CONTENT} stays as it is.`);
  lines.push(...list('Your changes and the template’s are merged', merged.toSorted()));
  lines.push(...list('Files that you deleted stay deleted', staysDeleted));
  if (notes.length > 0)
    lines.push('Both had changed these:', ...notes.map((note) => `    ${safeLine(note)}`));
  if (conflicts.size > 0) {
    const files = conflicts.size === 1 ? 'this file' : `these ${conflicts.size} files`;
    lines.push('', `You have to decide about ${files} afterwards:`, ...formatConflicts(plan));
  }
  return lines.join('\n');
}
