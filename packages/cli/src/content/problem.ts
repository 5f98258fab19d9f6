import { parseArgs } from 'node:util';

/** Something that the owner mends, told without a stack; ends the command. */
export class CommandProblem extends Error {
  override readonly name: string = 'CommandProblem';
  /** 1 when what the command was given is at fault. */
  readonly exitCode: number = 1;
}

/** A wrong use of the command line. */
export class UsageProblem extends CommandProblem {
  override readonly name = 'UsageProblem';
  override readonly exitCode = 2;
}

/**
 * Reads a command line of one value at most, with options that take a value.
 * @param script the name of the npm script, for the message
 * @throws UsageProblem when something on it is not understood
 */
export function readCommandLine(script: string, args: string[], optionNames: string[] = []) {
  const options = Object.fromEntries(
    optionNames.map((name) => [name, { type: 'string' as const }]),
  );
  const hint = `npm run ${script} -- --help shows how it is used.`;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    const { help = false, ...given } = values as { help?: boolean; [name: string]: unknown };
    const [value, ...others] = positionals;
    if (others.length > 0)
      throw new Error(`One file or folder at a time, not ${positionals.length}`);
    return { help, value, options: given as Record<string, string | undefined> };
  } catch (error) {
    const [firstSentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageProblem(`${firstSentence}: ${hint}`);
  }
}

/** Runs a command: what the owner mends is told in its own words, all else with its stack. */
export function runCommand(main: () => Promise<void>) {
  // `npm run import … | head` closes the pipe early.
  process.stdout.on('error', () => process.exit());
  main().catch((error: unknown) => {
    const isExpected = error instanceof CommandProblem;
    console.error(isExpected ? error.message : error);
    process.exitCode = isExpected ? error.exitCode : 2;
  });
}
