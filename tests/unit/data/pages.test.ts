import { pageNames } from '@portfolio/data/schema/pages';
import {
  type PageName,
  pageAt,
  shownPage,
  shownPageNames,
  shownPages,
  withGreeting,
} from '@portfolio/data/shown/pages';
import { describe, expect, test } from 'vitest';
import { content } from '../../content.ts';
import { english } from '../../language.ts';
import { contentWith } from './contentWith';

const owner = { name: 'Asha Rao', title: 'Marine Scientist' };

/** The words of a page whose owner gave it a label and nothing more, or this title and heading. */
const wordsOf = (name: PageName, own: { title?: string; heading?: string } = {}) => {
  const { title: _, heading: __, ...page } = content.pages[name];
  const pages = { ...content.pages, [name]: { ...page, ...own } };
  return shownPage(name, withGreeting(pages, owner, english), owner);
};

describe('A page is called', () => {
  test('by its label and the owner, unless the owner says otherwise', () => {
    expect(wordsOf('projects')).toMatchObject({
      title: 'Projects · Asha Rao',
      heading: 'Projects',
    });
    expect(wordsOf('projects', { title: 'Work', heading: 'What I made' })).toMatchObject({
      title: 'Work · Asha Rao',
      heading: 'What I made',
    });
  });

  test('if it is the first one, by the owner and their title', () => {
    expect(wordsOf('about')).toMatchObject({
      title: 'Asha Rao · Marine Scientist',
      heading: "Hi, I'm Asha Rao",
    });
    expect(wordsOf('about', { title: 'Tides and data', heading: 'Welcome' })).toMatchObject({
      title: 'Asha Rao · Tides and data',
      heading: 'Welcome',
    });
  });
});

test('everything else about a page stays as the owner wrote it', () => {
  const { path, label, intro } = content.pages.skills;
  expect(wordsOf('skills')).toMatchObject({ name: 'skills', path, label, intro });
});

describe('The navigation shows', () => {
  test('no page that the owner has hidden', () => {
    const { pages } = contentWith(
      'pages.experience.hidden',
      true,
      contentWith('pages.skills.hidden', false),
    );
    expect(shownPageNames(pages)).toEqual(pageNames.filter((name) => name !== 'experience'));
  });
});

describe('An address leads', () => {
  const shown = shownPages(content.pages, owner);

  test.each([
    ['/', 'About'],
    ['/skills', 'Skills'],
    ['/skills/', 'Skills'],
    ['/contact//', 'Contact'],
  ])('from %s to the page %s', (path, label) => {
    expect(pageAt(shown, path)?.label).toBe(label);
  });

  test.each(['/404', '/skill', '/skills/python', '/SKILLS', ''])('from %j to none', (path) => {
    expect(pageAt(shown, path)).toBeUndefined();
  });
});
