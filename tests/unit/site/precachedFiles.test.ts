import { createHash } from 'node:crypto';
import { precachedFiles } from '@portfolio/publish/build/precachedFiles';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

const page = (body: string) =>
  `<head><link rel="alternate" href="/me/about.md"><script data-load='{"fonts":["/me/assets/letters-latin-b2.woff2"]}'></script></head><body><div id="root">${body}</div></body>`;

const built = {
  'index.html': page('<a href="/me/resume.pdf">Resume</a><img src="/me/icons/c%20c.svg">'),
  'skills.html': page('<a href="https://example.com/me/other.pdf">Other</a>'),
  'offline.html': page(''),
  '404.html': page(''),
  'own/notes.html': '<p>A page of the owner’s own</p>',
  'about.md': '# About',
  'icons/c c.svg': '<svg/>',
  'og/about.png': 'png',
  'other.pdf': '%PDF',
  'resume.pdf': '%PDF',
  'sitemap.xml': '<urlset/>',
  'assets/entry.client-a1.js': 'start()',
  'assets/letters-latin-b2.woff2': 'a',
  'assets/letters-latin-ext-c3.woff2': 'ą',
  'assets/portrait-96-d4.avif': 'avif',
  'assets/style-e5.css': 'p{}',
  'workshop/index.html': page('<a href="/me/other.pdf">Other</a>'),
  'workshop/assets/manager.js': 'start()',
};

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('what is kept for offline use, each by its bytes: pages at their addresses, what they run, and what they show or link to', () => {
  expect(precachedFiles(freshFolder(built), '/me/')).toEqual({
    pages: [
      ['./', hash(built['index.html'])],
      ['offline', hash(built['offline.html'])],
      ['skills', hash(built['skills.html'])],
    ],
    files: [
      ['assets/entry.client-a1.js', hash('start()')],
      ['assets/letters-latin-b2.woff2', hash('a')],
      ['assets/style-e5.css', hash('p{}')],
      ['icons/c%20c.svg', hash('<svg/>')],
      ['resume.pdf', hash('%PDF')],
    ],
    filesOnUse: [
      ['assets/letters-latin-ext-c3.woff2', hash('ą')],
      ['assets/portrait-96-d4.avif', hash('avif')],
    ],
  });
});

/** The addresses of what is kept from the start. */
function addresses(files: Record<string, string>) {
  const kept = precachedFiles(freshFolder(files), '/');
  return [...kept.pages, ...kept.files].map(([url]) => url);
}

test('a large file is not: a visitor who wants it asks for it', () => {
  const video = { 'talk.mp4': 'x'.repeat(1_000_001) };
  const files = { 'index.html': page('<a href="/talk.mp4">Talk</a>'), ...video };
  expect(addresses(files)).toEqual(['./']);
});

test('nor is a document of thousands of projects, or what only it shows', () => {
  const files = {
    'projects.html': page('<a href="/projects-all">All</a>'),
    'projects-all.html': page(`<img src="/icons/far.svg">${'<p>A project</p>'.repeat(70_000)}`),
    'icons/far.svg': '<svg/>',
  };
  expect(addresses(files)).toEqual(['projects']);
});

test('nor is an HTML file of the owner’s own, which some hosts lead to another address', () => {
  const files = {
    'index.html': page('<a href="/own/notes.html">Notes</a>'),
    'own/notes.html': '<p>Notes</p>',
  };
  expect(addresses(files)).toEqual(['./']);
});
