import type { Node } from 'mdast';

/** Something in a story that has to change before the site can be built. */
export interface StoryProblem {
  /** From 1, as in editors. */
  line: number;
  /** What is wrong at that line, and how to fix it. */
  message: string;
}

/** Reports a problem of a part of the file, or of one of its lines. */
export type Report = (at: Node | number, message: string) => void;

/** The line on which a part of the file begins. */
export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** A list of problems, and the function that adds to it: each once, as both tags of an element are the same problem. */
export function createReport() {
  const problems: StoryProblem[] = [];
  const report: Report = (at, message) => {
    const line = typeof at === 'number' ? at : lineOf(at);
    if (problems.some((each) => each.line === line && each.message === message)) return;
    problems.push({ line, message });
  };
  return { problems, report };
}
