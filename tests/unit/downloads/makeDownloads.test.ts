import { describe, expect, test } from 'vitest';
import { makeDownloads } from '../../../packages/site/build/downloads/index.ts';
import { content, noWarning, withOwner } from './sampleContent.ts';

const namesOf = async (from = content) => [...(await makeDownloads(from, noWarning)).keys()];

describe('the downloads', { timeout: 30_000 }, () => {
  test('are four files, and the shipped content needs no warning', async () => {
    expect(await namesOf()).toEqual([
      'resume.pdf',
      'business-card.pdf',
      'contact.vcf',
      'favicon.svg',
    ]);
  });

  test('leave out what the owner keeps at an address elsewhere', async () => {
    const resumeUrl = 'https://files.example.org/resume.pdf';
    const businessCardUrl = 'https://files.example.org/card.pdf';
    expect(await namesOf(withOwner({ downloads: { resumeUrl } }))).not.toContain('resume.pdf');
    expect(await namesOf(withOwner({ downloads: { businessCardUrl } }))).not.toContain(
      'business-card.pdf',
    );
    expect(await namesOf(withOwner({ downloads: { resumeUrl, businessCardUrl } }))).toEqual([
      'contact.vcf',
      'favicon.svg',
    ]);
  });

  test('do not change the content', async () => {
    const before = structuredClone(content);
    await makeDownloads(content, noWarning);
    expect(content).toEqual(before);
  });
});
