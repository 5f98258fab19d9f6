import * as v from 'valibot';
import {
  colorSchema,
  described,
  emojiSchema,
  entity,
  flagSchema,
  listOf,
  textSchema,
  webAddressSchema,
} from './fields.ts';

/** A piece of work (spec section 3). */
export const projectSchema = entity({
  title: described(textSchema, 'No two projects share one: skills and the spotlight name it.'),
  description: described(
    textSchema,
    'Problem, approach and, last, the measured result: of a featured project the résumé takes the last sentence.',
  ),
  technologies: described(listOf(textSchema), 'The first three stand on the front of the card.'),
  githubUrl: v.exactOptional(described(webAddressSchema, 'Where the code is.')),
  demoUrl: v.exactOptional(described(webAddressSchema, 'Where it can be tried or read about.')),
  icon: described(emojiSchema, 'On the front of the card.'),
  gradient: described(
    v.strictTuple([colorSchema, colorSchema], 'must be two colours, from and to'),
    'Behind the icon.',
  ),
  category: described(
    textSchema,
    'The name of a category; one that projectCategories does not list is grey.',
  ),
  badge: v.exactOptional(described(textSchema, "Such as 'Deployed Live'.")),
  featured: v.exactOptional(
    described(
      flagSchema,
      'Carries a star and is in the résumé. If no project is featured, the résumé describes the first eight.',
    ),
  ),
});

/** What groups projects on their screen (spec section 3). */
export const projectCategorySchema = entity({
  name: described(textSchema, 'As the projects name it.'),
  color: described(colorSchema, 'The mark of the category.'),
  emoji: described(emojiSchema, 'On its button.'),
  blurb: described(textSchema, 'What is in it, in a line.'),
});

/** See {@link projectSchema}. */
export type Project = v.InferOutput<typeof projectSchema>;

/** See {@link projectCategorySchema}. */
export type ProjectCategory = v.InferOutput<typeof projectCategorySchema>;
