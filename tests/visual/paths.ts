import { join } from 'node:path';

/** Where Storybook is built to. */
export const STORYBOOK_FOLDER = 'storybook-static';

/** The pictures that stories are compared with, as they are kept. */
export const BASELINE_FOLDER = 'tests/visual/baselines';

/** The same while they are compared. */
export const PICTURE_FOLDER = 'test-results/visual-pictures';

/** What drew the pictures. */
export const DRAWN_BY_FILE = join(BASELINE_FOLDER, 'drawn-by.json');

/** The report that a run is counted from. */
export const VISUAL_REPORT = 'test-results/reports/visual.json';
