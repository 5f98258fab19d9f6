/** Whether everything runs, as in `npm run test:all` (tests/harness/tiers.ts). */
export const isFullRun = process.env.PORTFOLIO_TESTS === 'all';
