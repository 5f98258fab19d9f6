import { resumeSections } from '@portfolio/build/documents/resume/resumeSections';
import { expect, test } from 'vitest';
import { english } from '../../language.ts';
import { contentWith } from '../data/contentWith.ts';
import { showing } from '../data/showing.ts';

test('the list of a new page is a section below the label of its page, with what readers understand of it', () => {
  const quote = { text: 'It runs.', project: 'Trams', projectUrl: 'https://code.example.org/1' };
  const content = contentWith(
    'spotlight',
    [{ name: 'Docker', color: '#2a63b8', icon: 'icons/docker.svg', quotes: [quote] }],
    contentWith('owner.resume', { sections: ['spotlight'] }),
  );
  showing('education', ['spotlight'], () => {
    expect(resumeSections(content, english)).toEqual([
      {
        name: 'spotlight',
        title: content.pages.education.label,
        layout: 'entries',
        entries: [{ title: 'Docker', link: 'https://code.example.org/1', note: 'It runs., Trams' }],
      },
    ]);
  });
});
