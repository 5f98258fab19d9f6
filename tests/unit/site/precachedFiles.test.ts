import { createHash } from 'node:crypto';
import { precachedFiles } from '@portfolio/service-worker/precachedFiles';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('the files kept for offline use, each by its bytes: pages at their addresses, their scripts, and the files that they show or link to', () => {
  const folder = freshFolder({
    'index.html': 'About',
    'skills.html': 'Skills',
    'icons/c c.svg': '<svg/>',
    'resume.pdf': '%PDF',
    'sitemap.xml': '<urlset/>',
    'assets/entry.client-a1.js': 'start()',
    'assets/letters-b2.woff2': 'a',
    'assets/portrait-96-d4.avif': 'avif',
    'assets/style-e5.css': 'p{}',
  });
  const names = {
    pages: ['skills.html', 'index.html'],
    hashed: [
      'assets/portrait-96-d4.avif',
      'assets/entry.client-a1.js',
      'assets/style-e5.css',
      'assets/letters-b2.woff2',
    ],
    shown: ['resume.pdf', 'icons/c c.svg', 'resume.pdf'],
  };
  expect(precachedFiles(folder, names)).toEqual({
    pages: [
      ['./', hash('About')],
      ['skills', hash('Skills')],
    ],
    files: [
      ['assets/entry.client-a1.js', hash('start()')],
      ['assets/letters-b2.woff2', hash('a')],
      ['assets/style-e5.css', hash('p{}')],
      ['icons/c%20c.svg', hash('<svg/>')],
      ['resume.pdf', hash('%PDF')],
    ],
    filesOnUse: [['assets/portrait-96-d4.avif', hash('avif')]],
  });
});

test('not a large file, which a visitor requests, nor an HTML file of the owner’s own, which some hosts redirect', () => {
  const folder = freshFolder({
    'projects-all.html': 'x'.repeat(1_000_001),
    'talk.mp4': 'x'.repeat(1_000_001),
    'own/notes.html': 'Notes',
  });
  const names = {
    pages: ['projects-all.html'],
    hashed: [],
    shown: ['talk.mp4', 'own/notes.html'],
  };
  expect(precachedFiles(folder, names)).toEqual({ pages: [], files: [], filesOnUse: [] });
});
