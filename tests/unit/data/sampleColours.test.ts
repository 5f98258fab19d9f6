import { expect, test } from 'vitest';
import {
  certifications,
  experience,
  projectCategories,
  skillCategories,
  spotlight,
} from '../../content.ts';

type Named = [name: string, color: string];

const projectGroups = projectCategories.map(({ name, color }): Named => [name, color]);
const skillGroups = skillCategories.map(({ title, color }): Named => [title, color]);
const named: Named[] = [
  ...projectGroups,
  ...skillGroups,
  ...certifications.map(({ type, typeColor }): Named => [type, typeColor]),
  ...experience.map(({ company, companyColor }): Named => [company, companyColor]),
  ...skillCategories.flatMap(({ skills }) => skills.map(({ name, color }): Named => [name, color])),
  ...spotlight.map(({ name, color }): Named => [name, color]),
];

test('a name has one colour wherever it appears', () => {
  const colors = new Map(named);
  expect(named.filter(([name, color]) => colors.get(name) !== color)).toEqual([]);
});

test('no two categories of projects or skills have the same colour', () => {
  const categories = [...new Map([...projectGroups, ...skillGroups])];
  const owners = new Map(categories.map(([name, color]) => [color, name]));
  expect(categories.filter(([name, color]) => owners.get(color) !== name)).toEqual([]);
});
