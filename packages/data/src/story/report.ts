import type { Node } from 'mdast';

/** Something in a story that has to change before the site can be built. */
export interface StoryProblem {
  /** From 1, as in editors. */
  line: number;
  /** What is wrong at that line, and how to fix it. */
  message: string;
}

/** Reports a problem of a part of the file. */
export type Report = (node: Node, message: string) => void;

/** The line on which a part of the file begins. */
export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** Reports a part that Markdown has and stories don't. */
export const reportUnknownKind = (report: Report, node: Node) =>
  report(node, `is a kind of text that stories don't have (${node.type}): write it in words`);

/** A list of problems, and the function that adds to it. */
export function createReport() {
  const problems: StoryProblem[] = [];
  const report: Report = (node, message) => problems.push({ line: lineOf(node), message });
  return { problems, report };
}
