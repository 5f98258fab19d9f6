import { entity, optional } from '@portfolio/figures/schema/entity';
import type * as v from 'valibot';
import * as field from './fields.ts';

/** Something the owner can do, and the projects that show it (spec sections 3 and 9). */
export const skillSchema = entity({
  name: field.text('In a category, no two skills share one; the spotlight names it.'),
  aliases: optional(
    field.texts(
      "Its other names in the technologies of projects: 'Airflow' for 'Apache Airflow'. Capitals don't matter.",
    ),
  ),
  icon: optional(
    field.image(
      'Shown 24 px wide and high, and 64 px in the spotlight; without one, the name shows.',
    ),
  ),
  color: field.color('The border of its badge, which replaces an icon that is missing or fails.'),
  proficiency: optional(
    field.wholeNumber(0, 100, 'Your own estimate, in percent; within proficiencyRange.'),
  ),
  description: optional(field.text('How you use it.')),
  projects: field.texts(
    'Titles of projects that show it, the most telling first. Those whose technologies name it are added by themselves.',
  ),
});

/** A language that the owner speaks or writes. */
export const languageSchema = entity({
  name: field.text("Its name, such as 'Spanish'."),
  level: optional(field.text("How well you know it, in your words: 'Native speaker', 'B2'.")),
});

/** The bounds of the owner's estimates (spec section 9). */
export const proficiencyRangeSchema = entity({
  from: field.wholeNumber(0, 100, 'The lowest estimate that you give, in percent.'),
  to: field.wholeNumber(0, 100, 'The highest, in percent.'),
});

/** A group of skills (spec section 3). */
export const skillCategorySchema = entity({
  title: field.text('Its heading, and part of its address.'),
  icon: field.pictogram('On its button.'),
  color: field.color('The mark of the category and of its skills.'),
  skills: field.filledList(skillSchema, 'The page sorts them by proficiency.'),
});

/** See {@link skillSchema}. */
export type Skill = v.InferOutput<typeof skillSchema>;

/** See {@link languageSchema}. */
export type Language = v.InferOutput<typeof languageSchema>;

/** See {@link skillCategorySchema}. */
export type SkillCategory = v.InferOutput<typeof skillCategorySchema>;
