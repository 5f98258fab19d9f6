import { describe, expect, test } from 'vitest';
import { filesFolder } from '../../../packages/site/build/folders.ts';
import { makeFiles } from '../../../packages/site/build/generated/index.ts';
import { content, leastContent, withOwner } from './sampleContent.ts';

const namesOf = async (from = content) => [...(await makeFiles(from, filesFolder)).keys()];

const always = [
  'contact.vcf',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'og/about.png',
  'og/skills.png',
  'og/projects.png',
  'og/experience.png',
  'og/education.png',
  'og/contact.png',
];

describe('the downloads', { timeout: 120_000 }, () => {
  test('are all made, whatever the owner leaves out', async () => {
    const expected = [
      'resume.pdf',
      'resume-letter.pdf',
      'business-card.pdf',
      'business-card.png',
      ...always,
    ];
    expect(await namesOf()).toEqual(expected);
    expect(await namesOf(leastContent)).toEqual(expected);
  });

  test('leave out what the owner keeps at an address elsewhere', async () => {
    const resumeUrl = 'https://files.example.org/resume.pdf';
    const businessCardUrl = 'https://files.example.org/card.pdf';
    const names = await namesOf(withOwner({ downloads: { resumeUrl, businessCardUrl } }));
    expect(names).toEqual(always);
  });

  test('name every text that cannot be drawn, each once', async () => {
    const odd = withOwner({ name: 'Mira ꦗ', organisation: 'ꦗ', tagline: 'Mira! ꦗ' });
    const error: Error = await makeFiles(odd, filesFolder).then(
      () => expect.fail('There should be an error.'),
      (reason) => reason,
    );
    const places = error.message.split('\n').map((line) => line.split(': ').slice(0, 2));
    expect(places).toEqual([
      ['packages/data/src/content/owner.json', 'owner.name'],
      ['packages/data/src/content/owner.json', 'owner.organisation'],
    ]);
  });

  test('do not change the content', async () => {
    const before = structuredClone(content);
    await makeFiles(content, filesFolder);
    expect(content).toEqual(before);
  });
});
