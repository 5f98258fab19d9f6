import type { ContentProblem } from '@portfolio/data/contentProblem';

/** An error as Vite's overlay shows it; each of its fields is read. */
export interface ShownError {
  message: string;
  stack: string;
  /** The file that is wrong. */
  id: string;
  /** Where in the file, counted from 1. */
  loc?: { file: string; line: number; column: number };
}

/**
 * What is wrong with the content, for Vite's overlay.
 * @param message lists all problems
 * @param problem the first one
 */
export function shownError(message: string, { file, path }: ContentProblem): ShownError {
  const [, line, column = '1'] = /^line (\d+)(?:, column (\d+))?/.exec(path) ?? [];
  const error = { message, stack: '', id: file };
  return line === undefined
    ? error
    : { ...error, loc: { file, line: Number(line), column: Number(column) } };
}

const asText = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The page in place of every page while the content is wrong: the overlay, and the same without JavaScript. Vite's
 * client loads it anew when the content is right.
 */
export function contentErrorPage(error: ShownError, base: string): string {
  const json = JSON.stringify(error).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>There is a mistake in the content</title>
<script type="module">
import { ErrorOverlay } from '${base}@vite/client';
document.body.append(new ErrorOverlay(${json}));
</script>
</head>
<body><h1>There is a mistake in the content</h1><pre>${asText(error.message)}</pre></body>
</html>
`;
}
