import type { ConsoleException } from './consoleExceptions.ts';

type Level = 'error' | 'warn';

/** One message that a story wrote to the console. */
export interface ConsoleEntry {
  level: Level;
  text: string;
}

/** Collects the errors and warnings of a story. */
export interface ConsoleGuard {
  /** Forgets the messages so far. */
  clear: () => void;
  /** Throws if the story wrote anything that isn't among the exceptions. */
  check: (storyId: string) => void;
}

/** Fills in the `%s`, `%d`, `%o` of React's messages, as the console does. */
function formatMessage([first, ...rest]: unknown[]): string {
  const values = [...rest];
  const filled = String(first).replace(/%[sdifoO]/g, (mark) =>
    values.length > 0 ? String(values.shift()) : mark,
  );
  return [filled, ...values.map(String)].join(' ');
}

function isExpected(storyId: string, { text }: ConsoleEntry, exceptions: ConsoleException[]) {
  return exceptions.some(({ story = storyId, message }) => story === storyId && message.test(text));
}

/** Watches a console. Its messages still appear there. */
export function guardConsole(
  target: Pick<Console, Level>,
  exceptions: ConsoleException[],
): ConsoleGuard {
  let entries: ConsoleEntry[] = [];
  for (const level of ['error', 'warn'] as const) {
    const write = target[level].bind(target);
    target[level] = (...values: unknown[]) => {
      entries.push({ level, text: formatMessage(values) });
      write(...values);
    };
  }
  const clear = () => {
    entries = [];
  };
  return {
    clear,
    check: (storyId) => {
      const surprises = entries.filter((entry) => !isExpected(storyId, entry, exceptions));
      clear();
      if (surprises.length === 0) return;
      const lines = surprises.map(({ level, text }) => `console.${level}: ${text}`);
      throw new Error(`The story wrote to the console:\n${lines.join('\n')}`);
    },
  };
}
