import { parseArgs } from 'node:util';

/** What the doctor was asked for. */
export interface DoctorArgs {
  help: boolean;
  json: boolean;
  offline: boolean;
}

/** A wrong use of the command line, told in one line. */
export class UsageProblem extends Error {
  override readonly name = 'UsageProblem';
}

export const usage = `Says whether this copy of the portfolio is ready to be public, and what to mend.

  npm run doctor                      all checks; run npm run build first
  npm run doctor -- --offline         without those that ask the hosted Supabase project
  npm run --silent doctor -- --json   every finding, for programs

It tries what the hosted project must refuse, and changes no row there. With SUPABASE_URL and
SUPABASE_SERVICE_ROLE_KEY set it also compares all rights and rules of the database with what the
migrations make.

Exit code: 0 ready, 1 not ready, 2 the doctor itself could not run.`;

/**
 * Reads the command line.
 * @throws UsageProblem when something on it is not understood
 */
export function readArgs(args: string[]): DoctorArgs {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        offline: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    const [firstSentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageProblem(`${firstSentence}: npm run doctor -- --help lists the options.`);
  }
}
