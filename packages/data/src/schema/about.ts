import { described, entity, optional } from '@portfolio/figures/schema/entity';
import * as v from 'valibot';
import { callToActionSchema } from './callToAction.ts';
import * as field from './fields.ts';
import { pageNames } from './pages.ts';

const NOTE_RULE =
  'must be at most 40 characters long, because it is in small letters beneath the label';

/** The content of the About screen below its heading (spec section 2). */
export const aboutSchema = entity({
  bio: field.filledList(field.textSchema, 'Who you are, a paragraph each.'),
  summary: optional(
    field.texts(
      'The summary at the top of your résumé, a paragraph each; the biography unless set. If it is empty, the résumé has no summary.',
    ),
  ),
  mission: optional(
    described(callToActionSchema, 'Your current work, in a box next to the biography.'),
  ),
  statistics: field.list(
    entity({
      value: field.text("The figure, such as '3+'."),
      label: field.text('The things that it counts.'),
      note: optional(
        described(
          v.pipe(field.textSchema, v.maxGraphemes(40, NOTE_RULE)),
          "What the figure counts, such as 'since 2022, courses included', if readers could doubt it. It is in small letters beneath the label; at most 40 characters.",
        ),
      ),
      page: optional(
        field.oneOf(
          pageNames,
          'The page that shows the things counted: the figure links there, unless that page is hidden.',
        ),
      ),
    }),
    'Figures in a row under the heading.',
  ),
  coreValues: field.list(
    entity({
      title: field.text('On both sides of the card.'),
      icon: field.pictogram('On the front.'),
      summary: field.text('On the front, a sentence.'),
      text: field.text('On the back.'),
    }),
    'Cards that turn over.',
  ),
  callToAction: optional(
    described(callToActionSchema, 'The banner that closes the page and leads to Contact.'),
  ),
});

/** An interest besides work. */
export const interestSchema = entity({
  name: field.text('Its name.'),
  keywords: optional(field.texts('A few words each.')),
  description: optional(field.text('More on it, in a sentence.')),
});

/** See {@link aboutSchema}. */
export type About = v.InferOutput<typeof aboutSchema>;

/** See {@link interestSchema}. */
export type Interest = v.InferOutput<typeof interestSchema>;
