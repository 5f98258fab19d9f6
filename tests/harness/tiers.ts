/** `all` in `npm run test:all`; every process of the run gets it. */
const VARIABLE = 'PORTFOLIO_TESTS';

if (process.argv.some((argument) => /(\.|--)long/.test(argument))) process.env[VARIABLE] = 'all';

/** Whether long tests run, too: in `npm run test:all`, or when a command names a long test file. */
export const isFullRun = process.env[VARIABLE] === 'all';

/** The test files that this run leaves out. */
export const leftOut = isFullRun ? [] : ['**/*.long.*'];
