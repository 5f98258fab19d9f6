import type { Content } from '@portfolio/data/schema/content';
import { shownSkillCategories } from '@portfolio/data/shown/skillEvidence';
import {
  differentNumbers,
  inOwnPlaces,
  translate,
  untranslatedIn,
  withLanguages,
} from '@portfolio/data/translation/translate';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { slugify } from '@portfolio/data/values/slug';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';
import { english } from '../../language.ts';

const projectsOf = ({ content }: ReturnType<typeof translate>) => content.projects;
const problemsOf = (own: Record<string, unknown>) =>
  translate(content, own).problems.map(({ path, message }) => `${path}: ${message}`);

const own = {
  projects: [
    { id: 'drift-watch', title: 'Garde-dérive', badge: 'En service' },
    { id: 'demand-forecast-pipeline', result: 'Chaque nuit, un quart d’erreur en moins' },
  ],
  projectCategories: [{ id: 'mlops', name: 'Exploitation' }],
};

test('texts of a translation take the place of the first ones, whatever the order of its entries', () => {
  const translation = translate(content, own);
  const [before] = content.projects;
  expect(translation.problems).toEqual([]);
  expect(projectsOf(translation)[0]).toEqual({
    ...before,
    result: 'Chaque nuit, un quart d’erreur en moins',
    category: 'Exploitation',
  });
  expect(projectsOf(translation)[1]).toMatchObject({ title: 'Garde-dérive', badge: 'En service' });
  expect(projectsOf(translation)).toHaveLength(content.projects.length);
});

test('what refers to a translated name follows it, and the whole stays valid', () => {
  const translation = translate(content, own);
  expect(validateContent(translation.content)).toEqual([]);
  expect(JSON.stringify(translation.content)).not.toContain('"Drift Watch"');
  expect(translation.content.defaultProjectCategory).toBe('Exploitation');
  expect(translation.originalNames.get('Garde-dérive')).toBe('Drift Watch');
});

test('a skill with a translated name keeps the projects that show it', () => {
  const countOf = (shown: Content, name: string) =>
    shownSkillCategories(shown, english)
      .flatMap(({ skills }) => skills)
      .find((skill) => skill.name === name)?.use?.count;
  const { content: translated } = translate(content, {
    skillCategories: [
      { id: 'programming-languages', skills: [{ id: 'python', name: 'Python (langage)' }] },
    ],
  });
  expect(countOf(translated, 'Python (langage)')).toBe(countOf(content, 'Python'));
  expect(countOf(content, 'Python')).toBeGreaterThan(1);
});

test('an empty translation is the first language', () => {
  expect(translate(content, {}).content).toEqual(content);
});

test.each([
  [
    { projects: [{ id: 'nowhere' }] },
    /^projects\[0\]\.id: must be one of the first language's: dem/,
  ],
  [
    { projects: [{ id: 'drift-watch' }, { id: 'drift-watch' }] },
    /^projects\[1\]\.id: must not be there twice/,
  ],
  [{ projects: [{ title: 'Un' }] }, /^projects: must have 20 entries, .* or an "id" in each/],
  [{ projects: 'none' }, /^projects: must be a list, as in the first language/],
  [{ owner: { email: 'moi@example.fr' } }, /^owner\.email: must be left out, .* same in every/],
  [{ site: { copyrightYear: 2030 } }, /^site\.copyrightYear: must be left out/],
  [{ about: { bio: ['Un'] } }, /^about\.bio: must have 4 entries/],
  [{ projects: [{ id: 'drift-watch' }, { title: 'Un' }] }, /^projects\[1\]: must have an "id"/],
  [{ projects: [{ id: 'drift-watch' }, null] }, /^projects\[1\]: must have an "id", .* is null/],
  [
    { projects: [{ id: 'drift-watch', tilte: 'Un' }] },
    /^projects\[drift-watch\]\.tilte: is not in the first language/,
  ],
  [
    {
      skillCategories: [
        { id: 'programming-languages', skills: [{ id: 'python', proficiency: 1 }] },
      ],
    },
    /^skillCategories\[programming-languages\]\.skills\[python\]\.proficiency: must be left out/,
  ],
  [{ owner: { title: 5 } }, /^owner\.title: must be text, but is 5/],
  [{ owner: { title: ['Un'] } }, /^owner\.title: must be text, but is a list/],
  [{ about: 'Moi' }, /^about: must be an object/],
  [{ owner: { nickname: 'M' } }, /^owner\.nickname: is not in the first language/],
  [
    { projects: [{ id: 'drift-watch', featured: false }] },
    /^projects\[drift-watch\]\.featured: must be left/,
  ],
])('a translation says what is wrong with %j', (wrong, message) => {
  expect(problemsOf(wrong)).toEqual([expect.stringMatching(message)]);
});

test('of a list with one entry, a translation is asked for one', () => {
  const about = { ...content.about, bio: ['One.'] };
  const { problems } = translate({ ...content, about }, { about: { bio: [] } });
  expect(problems[0]?.message).toMatch(/^must have one entry, as in the first language/);
});

test('a rule that a translation breaks is reported with the places in its own files', () => {
  const same = translate(content, {
    projects: [
      { id: 'drift-watch', title: 'Même' },
      { id: 'demand-forecast-pipeline', title: 'Même' },
    ],
  });
  const [problem] = validateContent(same.content);
  expect(inOwnPlaces(`${problem?.path} ${problem?.message}`, same)).toMatch(
    /^projects\[drift-watch\]\.title must not be the same as projects\[demand-forecast-pipeline\]\.title,/,
  );
  expect(inOwnPlaces('owner.resume.projects[0], projects[10].title', same)).toBe(
    'owner.resume.projects[0], projects[10].title',
  );
});

test('an entry says its language if none of its texts is translated', () => {
  const [category] = content.skillCategories;
  const translation = translate(content, {
    ...own,
    // A text that both languages share is translated by writing it in both.
    skillCategories: [{ id: slugify(category?.title ?? ''), title: category?.title }],
  });
  const marked = withLanguages(translation, 'en');
  const languagesOf = (entries: readonly object[]) =>
    entries.slice(0, 3).map((entry) => 'lang' in entry && entry.lang);
  expect(languagesOf(marked.projects)).toEqual([false, false, 'en']);
  expect(languagesOf(marked.skillCategories)).toEqual([false, 'en', 'en']);
  expect(languagesOf(marked.degrees)).toEqual(['en']);
  expect(marked.spotlight[0]?.quotes[0]).toHaveProperty('lang', 'en');
  expect(JSON.stringify(translation.content)).not.toContain('"lang"');
});

test('the owner learns which sentences are left, and which numbers differ', () => {
  const translation = translate(content, own);
  const left = untranslatedIn(translation);
  expect(left).toContain('projects[0].description');
  expect(left).toContain('pages.skills.intro');
  const hidden = {
    ...content,
    pages: { ...content.pages, skills: { ...content.pages.skills, hidden: true } },
  };
  expect(untranslatedIn(translate(hidden, own))).not.toContain('pages.skills.intro');
  expect(left).not.toContain('projects[0].result');
  expect(left.filter((path) => /Url|email|icon|technologies/.test(path))).toEqual([]);
  expect(differentNumbers(content, translation)).toEqual([]);
  const wrong = translate(content, {
    projects: [{ id: 'drift-watch', result: 'Tous les 21 incidents signalés, sauf un' }],
  });
  expect(differentNumbers(content, wrong)).toEqual([
    { path: 'projects[1].result', first: ['12'], own: ['21'] },
  ]);
});
