import { withDefaults } from '@portfolio/data/schema/content';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { expect, test } from 'vitest';
import { content as sample } from '../../content.ts';

/** The sample without its colours, drawings, emoji and initials. */
const plain = JSON.parse(
  JSON.stringify(sample, (key, value) =>
    /^(?:color|companyColor|typeColor|gradient|emoji|companyInitials)$/.test(key) ||
    (key === 'icon' && !/\./.test(value))
      ? undefined
      : value,
  ),
);

test('content needs no decoration, and gets the same one everywhere', () => {
  expect(validateContent(plain)).toEqual([]);
  const { projects, projectCategories, certifications, skillCategories } = withDefaults(plain);
  expect(projects[0]).toMatchObject({ icon: 'document', gradient: ['#6b7280', '#6b7280'] });
  expect(projectCategories[0]).toMatchObject({ color: '#6b7280', emoji: '📁' });
  expect(certifications[0]?.typeColor).toBe('#6b7280');
  expect(skillCategories[0]?.skills[0]?.color).toBe('#6b7280');
  expect(withDefaults(sample)).toEqual(sample);
});
