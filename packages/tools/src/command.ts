import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OwnerError, ownerErrorIn } from '@portfolio/data/validation/OwnerError';

/** An error in the command line. */
export class UsageError extends OwnerError {
  override name = 'UsageError';
}

/** The parsed command line. */
export interface CommandLine {
  /** The file or folder on the command line. */
  file: string | undefined;
  options: Record<string, unknown>;
}

/** One of the owner's commands. */
export interface Command {
  /** The name of the npm script. */
  script: string;
  /** The text of `--help`. */
  usage: string;
  /** Options besides `--help`. */
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Whether it takes a file or a folder. @default false */
  takesFile?: boolean;
  /**
   * Does the work and returns the text to print.
   * @throws OwnerError for a problem that the owner can fix
   */
  run(line: CommandLine): Promise<string>;
}

function parseCommandLine({ script, options, takesFile = false }: Command): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: takesFile,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    const [file, ...others] = positionals;
    if (others.length > 0) throw new Error('Name one file or folder only');
    return { file, options: values };
  } catch (error) {
    const [firstSentence] = String(Object(error).message).split('. ');
    throw new UsageError(`${firstSentence}: npm run ${script} -- --help lists the options.`);
  }
}

/**
 * Runs a command: prints its result, or an error that the owner can fix. The exit code is 1 when the input is at
 * fault, and 2 when the command line is wrong or the command couldn't run.
 */
export async function runCommand(command: Command): Promise<void> {
  // `npm run import … | head` closes the pipe early.
  process.stdout.on('error', () => process.exit());
  try {
    const line = parseCommandLine(command);
    console.log(line.options.help ? command.usage : await command.run(line));
  } catch (error) {
    const owners = ownerErrorIn(error);
    console.error(owners ?? error);
    process.exitCode = owners && !(owners instanceof UsageError) ? 1 : 2;
  }
}
