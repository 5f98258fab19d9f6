import { pageAt } from '@portfolio/site/layout/currentPage';
import { expect, it } from 'vitest';

it.each([
  ['/', 'About'],
  ['/skills', 'Skills'],
  ['/skills/', 'Skills'],
  ['/contact//', 'Contact'],
])('%s is the page %s', (pathname, label) => {
  expect(pageAt(pathname)?.label).toBe(label);
});

it.each(['/404', '/skill', '/skills/python', '/SKILLS', ''])('%j is no page', (pathname) => {
  expect(pageAt(pathname)).toBeUndefined();
});
