import { placeholder } from '@portfolio/data/values/placeholders';
import { aboutView } from '@portfolio/data/views/aboutView';
import { contactView } from '@portfolio/data/views/contactView';
import { educationView } from '@portfolio/data/views/educationView';
import { experienceView } from '@portfolio/data/views/experienceView';
import { projectsView } from '@portfolio/data/views/projectsView';
import { skillsView } from '@portfolio/data/views/skillsView';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';
import { english } from '../../language.ts';
import { contentWith } from './contentWith.ts';

test('nothing leads to a page that the owner hides', () => {
  expect(aboutView(content, english).statistics.map(({ href }) => href)).toContain('/projects');
  const hidden = contentWith('pages.projects.hidden', true);
  for (const make of [aboutView, skillsView, educationView, experienceView]) {
    expect(JSON.stringify(make(content, english))).toContain('"/projects');
    expect(JSON.stringify(make(hidden, english))).not.toContain('"/projects');
  }
});

test('somebody whose name the owner still has to add is quoted without one', () => {
  const named = (text?: string) => {
    const references = [{ name: placeholder.referee, ...(text && { text }) }];
    return experienceView({ ...content, references }, english).references[0]?.name;
  };
  expect(named('Careful, quick, kind.')).toBeUndefined();
  expect(named()).toBe(placeholder.referee);
});

test('a map is named after the city, else the country, unless the owner names it', () => {
  const titleWith = (path: string, value: unknown) =>
    contactView(contentWith(path, value), english).map?.title;
  expect(titleWith('contactMap.title', undefined)).toBe('Map of Pune');
  expect(titleWith('owner.address', { country: 'India' })).toBe('Map of India');
  expect(titleWith('contactMap.title', 'The workshop')).toBe('The workshop');
});

test('projects are counted, and featured ones only if there are any', () => {
  const counted = (projects = content.projects) =>
    projectsView({ ...content, projects }, english).statistics.map(({ value }) => Number(value));
  const featured = content.projects.filter((project) => project.featured).length;
  expect(counted()).toEqual([20, featured, content.projectCategories.length]);
  const plain = content.projects.map(({ featured: _, ...project }) => project);
  expect(counted(plain)).toEqual([20, content.projectCategories.length]);
});
