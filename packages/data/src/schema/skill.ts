import * as v from 'valibot';
import {
  colorSchema,
  described,
  emojiSchema,
  entity,
  filledListOf,
  imageSchema,
  listOf,
  textSchema,
} from './fields.ts';

/** The lowest proficiency that a skill may state, percent (spec section 9). */
export const MIN_PROFICIENCY = 65;

/** The highest proficiency that a skill may state, percent (spec section 9). */
export const MAX_PROFICIENCY = 95;

const PROFICIENCY_RULE = `must be a whole number from ${MIN_PROFICIENCY} to ${MAX_PROFICIENCY}`;

/** Something the owner can do, and the projects that show it (spec section 3). */
export const skillSchema = entity({
  name: described(textSchema, 'No two skills share one; the spotlight names it.'),
  icon: v.exactOptional(
    described(imageSchema, 'Shown 40 px wide and high; without one, the name shows.'),
  ),
  color: described(colorSchema, 'The mark of the skill.'),
  proficiency: v.exactOptional(
    described(
      v.pipe(
        v.number(PROFICIENCY_RULE),
        v.integer(PROFICIENCY_RULE),
        v.minValue(MIN_PROFICIENCY, PROFICIENCY_RULE),
        v.maxValue(MAX_PROFICIENCY, PROFICIENCY_RULE),
      ),
      'Your own estimate, in percent.',
    ),
  ),
  description: v.exactOptional(described(textSchema, 'What you do with it.')),
  projects: described(listOf(textSchema), 'Titles of the projects that show it.'),
});

/** A language that the owner speaks or writes. */
export const languageSchema = entity({
  name: described(textSchema, "What it is called, such as 'Spanish'."),
  level: v.exactOptional(
    described(textSchema, "How well you know it, in your words: 'Native speaker', 'B2'."),
  ),
});

/** A group of skills (spec section 3). */
export const skillCategorySchema = entity({
  title: described(textSchema, 'Its heading, and part of its address.'),
  icon: described(emojiSchema, 'On its button.'),
  color: described(colorSchema, 'The mark of the category.'),
  skills: described(filledListOf(skillSchema), 'In the order of the page.'),
});

/** See {@link skillSchema}. */
export type Skill = v.InferOutput<typeof skillSchema>;

/** See {@link languageSchema}. */
export type Language = v.InferOutput<typeof languageSchema>;

/** See {@link skillCategorySchema}. */
export type SkillCategory = v.InferOutput<typeof skillCategorySchema>;
