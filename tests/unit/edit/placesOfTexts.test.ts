import { placesOfTexts } from '@portfolio/tools/edit/placesOfTexts';
import { expect, test } from 'vitest';

const content = {
  owner: { name: 'Ada Byron', title: 'Data Analyst', resume: { projects: ['Drift Watch'] } },
  projects: [{ title: 'Drift Watch', description: 'It watches.', technologies: ['R', 'SQL'] }],
  skillCategories: [
    { title: 'SQL', skills: [{ name: 'Apache Airflow', icon: 'icons/watch.svg' }] },
  ],
};

test.each([
  ['a text, whatever the space in it', ['It\n  watches.'], ['projects[0].description']],
  ['any of an element’s texts', ['nothing', 'Ada Byron'], ['owner.name']],
  ['all that have the text', ['SQL'], ['projects[0].technologies[1]', 'skillCategories[0].title']],
  ['a picture', ['', 'icons/watch.svg'], ['skillCategories[0].skills[0].icon']],
  ['a text that is cut', ['Apache Airfl…'], ['skillCategories[0].skills[0].name']],
  ['the parts of a text', ['Data Analyst at Ada Byron'], ['owner.name', 'owner.title']],
  ['no part of a word, and no letter by chance', ['SQLite and R'], []],
  ['nothing for the interface’s words', ['Next'], []],
])('a text of the page leads to %s', (_, shown, places) => {
  expect(placesOfTexts(shown, content)).toEqual(places);
});

test('a name comes before the places that refer to it', () => {
  const places = ['projects[0].title', 'owner.resume.projects[0]'];
  expect(placesOfTexts(['Drift Watch'], content)).toEqual(places);
  expect(placesOfTexts(['Code of Drift Watch'], content)).toEqual(places);
});
