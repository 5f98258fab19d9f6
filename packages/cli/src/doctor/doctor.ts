import { styleText } from 'node:util';
import { readArgs, UsageProblem, usage } from './args.ts';
import { openCopy } from './copy.ts';
import { examine, isReady } from './examine.ts';
import { formatJson, formatResults, type Paint } from './format.ts';

const NOT_READY = 1;
const COULD_NOT_RUN = 2;

const hasColors = process.stdout.isTTY && !process.env.NO_COLOR;
const paint: Paint = (color, text) => (hasColors ? styleText(color, text) : text);

async function main(): Promise<void> {
  const { help, json, offline } = readArgs(process.argv.slice(2));
  if (help) return console.log(usage);
  const results = await examine(openCopy(), { offline });
  console.log(json ? formatJson(results) : formatResults(results, paint));
  if (!isReady(results)) process.exitCode = NOT_READY;
}

// `npm run doctor | head` closes the pipe early.
process.stdout.on('error', () => process.exit());

main().catch((error: unknown) => {
  console.error(error instanceof UsageProblem ? error.message : error);
  process.exitCode = COULD_NOT_RUN;
});
