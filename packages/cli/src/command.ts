import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A problem that the owner can fix. It's printed without a stack and ends the command. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** 1 when the input is at fault, 2 when the command was used wrongly. */
  readonly exitCode: number = 1;
}

/** The command line isn't one that the command understands. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
  override readonly exitCode = 2;
}

/** What was asked for on the command line. */
export interface CommandLine {
  /** The file or folder that was named. */
  file: string | undefined;
  options: Record<string, string | boolean | undefined>;
}

/** One of the owner's commands. */
export interface Command {
  /** The name of the npm script. */
  script: string;
  /** What `--help` prints. */
  usage: string;
  /** Options besides `--help`. */
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Whether it takes a file or a folder. @default false */
  takesFile?: boolean;
  /**
   * Does the work and returns what to print.
   * @throws CommandError for what the owner can fix
   */
  run(line: CommandLine): Promise<string>;
}

/**
 * Runs a command in this process.
 * @returns what to print
 * @throws UsageError when the command line isn't understood, and whatever the command throws
 */
export async function execute(command: Command, args: string[]): Promise<string> {
  const { script, usage, options = {}, takesFile = false } = command;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: takesFile,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return usage;
    const [file, ...others] = positionals;
    if (others.length > 0) throw new UsageError('Name one file or folder only');
    return await command.run({ file, options: values as CommandLine['options'] });
  } catch (error) {
    const isUnread = error instanceof TypeError && 'code' in error;
    if (!isUnread || !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    const [firstSentence] = error.message.split('. ');
    throw new UsageError(`${firstSentence}: npm run ${script} -- --help lists the options.`);
  }
}

/** Runs a command as its own process: prints what it returns, or what the owner can fix. */
export function runCommand(command: Command): void {
  // `npm run import … | head` closes the pipe early.
  process.stdout.on('error', () => process.exit());
  execute(command, process.argv.slice(2)).then(console.log, (error: unknown) => {
    const isExpected = error instanceof CommandError;
    console.error(isExpected ? error.message : error);
    process.exitCode = isExpected ? error.exitCode : 2;
  });
}
