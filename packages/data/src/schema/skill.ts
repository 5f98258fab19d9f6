import * as v from 'valibot';
import {
  colorSchema,
  emojiSchema,
  entity,
  filledListOf,
  imageSchema,
  listOf,
  textSchema,
} from './fields';

/** The lowest proficiency that a skill may state, percent (spec section 9). */
export const MIN_PROFICIENCY = 65;

/** The highest proficiency that a skill may state, percent (spec section 9). */
export const MAX_PROFICIENCY = 95;

const PROFICIENCY_RULE = `must be a whole number from ${MIN_PROFICIENCY} to ${MAX_PROFICIENCY}`;

/** Something the owner can do, and the projects that show it (spec section 3). */
export const skillSchema = entity({
  name: textSchema,
  /** A path in the files folder, or an https URL. */
  icon: v.exactOptional(imageSchema),
  color: colorSchema,
  /** Whole percent. */
  proficiency: v.exactOptional(
    v.pipe(
      v.number(PROFICIENCY_RULE),
      v.integer(PROFICIENCY_RULE),
      v.minValue(MIN_PROFICIENCY, PROFICIENCY_RULE),
      v.maxValue(MAX_PROFICIENCY, PROFICIENCY_RULE),
    ),
  ),
  description: v.exactOptional(textSchema),
  /** Titles of projects. */
  projects: listOf(textSchema),
});

/** A group of skills (spec section 3). */
export const skillCategorySchema = entity({
  title: textSchema,
  icon: emojiSchema,
  color: colorSchema,
  skills: filledListOf(skillSchema),
});

/** See {@link skillSchema}. */
export type Skill = v.InferOutput<typeof skillSchema>;

/** See {@link skillCategorySchema}. */
export type SkillCategory = v.InferOutput<typeof skillCategorySchema>;
