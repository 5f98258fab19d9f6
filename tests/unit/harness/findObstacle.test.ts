import { expect, test } from 'vitest';
import { ONE_FAILED, ONE_PASSED } from '../../harness/counts.ts';
import { findObstacle } from '../../harness/findObstacle.ts';

const e2e = { name: 'e2e', calls: [], needsBrowser: true, needs: 'build' };
const unit = { name: 'unit', calls: [] };
const build = (counts: typeof ONE_PASSED) => ({
  name: 'build',
  counts,
  failures: [],
  seconds: 1,
});

test('what needs the site is not run when its build failed', () => {
  expect(findObstacle(e2e, build(ONE_FAILED), '/chrome')).toBe('build failed');
  expect(findObstacle(e2e, build(ONE_PASSED), '/chrome')).toBeUndefined();
});

test('asked for alone, it is run on the site that was built before', () => {
  expect(findObstacle(e2e, undefined, '/chrome')).toBeUndefined();
});

test('what needs a browser is not run without one', () => {
  expect(findObstacle(e2e, build(ONE_PASSED), undefined)).toBe('there is no browser');
});

test('anything else is run anyway', () => {
  expect(findObstacle(unit, undefined, undefined)).toBeUndefined();
});
