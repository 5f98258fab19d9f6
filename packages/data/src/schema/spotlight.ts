import * as v from 'valibot';
import {
  colorSchema,
  described,
  entity,
  filledListOf,
  imageSchema,
  textSchema,
  webAddressSchema,
} from './fields.ts';

/** A skill in the carousel, with what the owner says about using it (spec section 3). */
export const spotlightItemSchema = entity({
  name: described(textSchema, 'The name of a skill.'),
  color: described(colorSchema, 'The mark of the skill.'),
  icon: v.exactOptional(described(imageSchema, 'As in skills.json.')),
  quotes: described(
    filledListOf(
      entity({
        text: described(textSchema, 'What you say of using it.'),
        project: described(textSchema, 'The title of a project.'),
        projectUrl: v.exactOptional(described(webAddressSchema, 'Where the title leads.')),
      }),
    ),
    'They take turns, 5 s each.',
  ),
});

/** See {@link spotlightItemSchema}. */
export type SpotlightItem = v.InferOutput<typeof spotlightItemSchema>;
