/** Set to `all` by `npm run test:all`, and passed on to every process of the run. */
const VARIABLE = 'PORTFOLIO_TESTS';

const isAskedFor = process.argv.some((argument) => argument.includes('.long'));
if (isAskedFor) process.env[VARIABLE] = 'all';

/** Whether everything runs: in `npm run test:all`, and when a command names a long test file. */
export const isFullRun = process.env[VARIABLE] === 'all';

/** The test files that this run leaves out: `npm test` has no time for `x.long.test.ts`. */
export const leftOut = isFullRun ? [] : ['**/*.long.*'];
