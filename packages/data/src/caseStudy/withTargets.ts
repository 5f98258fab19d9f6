import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown.ts';
import { MarkdownLimitError } from './markdownLimits.ts';

/** The new target for an old one, with its anchor or without. */
function newTarget(url: string, targets: ReadonlyMap<string, string>): string | undefined {
  const [path = '', anchor] = url.split(/(?=#)/);
  const file = targets.get(path);
  return targets.get(url) ?? (file === undefined ? undefined : file + (anchor ?? ''));
}

/**
 * The text of a case study in which links lead to other targets. All else stays, byte for byte.
 * @param targets the new targets, by the old ones. A target without an anchor stands for those with one
 */
export function withTargets(text: string, targets: ReadonlyMap<string, string>): string {
  const found: { start: number; end: number; url: string; target: string }[] = [];
  try {
    visit(parseMarkdown(text), ['link', 'definition'], (node) => {
      const url = 'url' in node ? node.url : '';
      const target = newTarget(url, targets);
      const [start, end] = [node.position?.start.offset, node.position?.end.offset];
      if (target !== undefined && start !== undefined && end !== undefined)
        found.push({ start, end, url, target });
    });
  } catch (error) {
    // Nobody can read such a case study, and the rules report it.
    if (error instanceof MarkdownLimitError) return text;
    throw error;
  }
  return found.reduceRight((whole, { start, end, url, target }) => {
    const link = whole.slice(start, end);
    const at = link.lastIndexOf(url);
    const changed = at < 0 ? link : link.slice(0, at) + target + link.slice(at + url.length);
    return whole.slice(0, start) + changed + whole.slice(end);
  }, text);
}
