import { fileNames } from '@portfolio/build/documents/fileNames';
import { makeFiles } from '@portfolio/build/documents/index';
import { filesFolder } from '@portfolio/build/folders/content';
import { describe, expect, test } from 'vitest';
import { english } from '../../language.ts';
import { withOwner } from './sampleContent.ts';

describe('the generated files', () => {
  test('leave out files that the owner keeps at another address', async () => {
    const resumeUrl = 'https://files.example.org/resume.pdf';
    const businessCardUrl = 'https://files.example.org/card.pdf';
    const elsewhere = withOwner({ downloads: { resumeUrl, businessCardUrl } });
    const made = await makeFiles(elsewhere, english, filesFolder);
    const missing = fileNames(withOwner({})).filter((name) => !made.has(name));
    expect(missing.toSorted()).toEqual([
      'business-card.pdf',
      'business-card.png',
      'resume-letter.pdf',
      'resume.pdf',
    ]);
  });

  test('name every text that cannot be drawn, each once', async () => {
    const odd = withOwner({ name: 'Mira ꦗ', organisation: 'ꦗ', tagline: 'Mira! ꦗ' });
    const error: Error = await makeFiles(odd, english, filesFolder).then(
      () => expect.fail('There should be an error.'),
      (reason) => reason,
    );
    const places = error.message.split('\n').map((line) => line.split(': ').slice(0, 2));
    expect(places).toEqual([
      ['content/owner.json', 'owner.name'],
      ['content/owner.json', 'owner.tagline'],
      ['content/owner.json', 'owner.organisation'],
    ]);
  });
});
