import { entity, optional } from '@portfolio/figures/schema/entity';
import * as field from './fields.ts';

/** A skill in the carousel, with quotes of the owner about using it (spec section 3). */
export const spotlightItemSchema = entity({
  name: field.text('The name of a skill.'),
  color: field.color('The mark of the skill.'),
  icon: optional(field.image('As in skills.json.')),
  quotes: field.filledList(
    entity({
      text: field.text('Your words about using it.'),
      project: field.text('The title of a project.'),
      projectUrl: optional(field.webAddress('The address that the title links to.')),
    }),
    'They take turns, 5 s each.',
  ),
});
