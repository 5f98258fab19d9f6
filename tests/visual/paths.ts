import { join } from 'node:path';

/** Where Storybook is built to. */
export const STORYBOOK_FOLDER = 'storybook-static';

/** The pictures that stories are compared with. */
export const BASELINE_FOLDER = 'tests/visual/baselines';

/** What drew the pictures. */
export const DRAWN_BY_FILE = join(BASELINE_FOLDER, 'drawn-by.json');

/** The report that a run is counted from. */
export const VISUAL_REPORT = 'test-results/reports/visual.json';
