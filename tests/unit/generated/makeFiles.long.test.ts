import { generatedFiles, makeFiles } from '@portfolio/artifacts/index';
import { shownPageNames } from '@portfolio/data/pages';
import { pageNames } from '@portfolio/data/schema/pages';
import { filesFolder } from '@portfolio/publish/content/folders';
import { describe, expect, test } from 'vitest';
import { content, leastContent, withOwner } from './sampleContent.ts';

const namesOf = async (from = content) =>
  [...(await makeFiles(from, filesFolder)).keys()].toSorted();

const all = [...generatedFiles.keys()].toSorted();

describe('the generated files', () => {
  test('are all made, and those of a page if the page is visible', async () => {
    const before = structuredClone(content);
    expect(await namesOf()).toEqual(all);
    expect(content).toEqual(before);
    const shown = shownPageNames(leastContent.pages);
    const hidden = pageNames.filter((name) => !shown.includes(name));
    const missing = hidden.flatMap((name) => [`${name}.md`, `og/${name}.png`]);
    expect(await namesOf(leastContent)).toEqual(all.filter((name) => !missing.includes(name)));
  });

  test('leave out files that the owner keeps at another address', async () => {
    const resumeUrl = 'https://files.example.org/resume.pdf';
    const businessCardUrl = 'https://files.example.org/card.pdf';
    const names = await namesOf(withOwner({ downloads: { resumeUrl, businessCardUrl } }));
    expect(all.filter((name) => !names.includes(name))).toEqual([
      'business-card.pdf',
      'business-card.png',
      'resume-letter.pdf',
      'resume.pdf',
    ]);
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
});
