import * as v from 'valibot';
import { callToActionSchema } from './callToAction.ts';
import { described, emojiSchema, entity, filledListOf, listOf, textSchema } from './fields.ts';

/** What the About screen says beyond its heading (spec section 2). */
export const aboutSchema = entity({
  bio: described(filledListOf(textSchema), 'Who you are, a paragraph each.'),
  summary: v.exactOptional(
    described(
      listOf(textSchema),
      'What your résumé says at its top, a paragraph each; the biography unless said. Empty, the résumé has no summary.',
    ),
  ),
  mission: v.exactOptional(
    described(callToActionSchema, 'What you are working on, in a box beside the biography.'),
  ),
  statistics: described(
    listOf(
      entity({
        value: described(textSchema, "The figure, such as '3+'."),
        label: described(textSchema, 'What it counts.'),
      }),
    ),
    'Figures in a row under the heading.',
  ),
  coreValues: described(
    listOf(
      entity({
        title: described(textSchema, 'On both sides of the card.'),
        icon: described(emojiSchema, 'On the front.'),
        summary: described(textSchema, 'On the front, a sentence.'),
        text: described(textSchema, 'On the back.'),
      }),
    ),
    'Cards that turn over.',
  ),
  callToAction: v.exactOptional(
    described(callToActionSchema, 'The banner that closes the page and leads to Contact.'),
  ),
});

/** See {@link aboutSchema}. */
export type About = v.InferOutput<typeof aboutSchema>;
