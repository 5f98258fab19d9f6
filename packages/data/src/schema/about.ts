import * as v from 'valibot';
import { callToActionSchema } from './callToAction';
import { emojiSchema, entity, filledListOf, listOf, textSchema } from './fields';

/** What the About screen says beyond its heading (spec section 2). */
export const aboutSchema = entity({
  /** Paragraphs. */
  bio: filledListOf(textSchema),
  mission: v.exactOptional(callToActionSchema),
  /** Figures in a row, such as '3+' over 'years of practical AI/ML experience'. */
  statistics: listOf(entity({ value: textSchema, label: textSchema })),
  /** Cards that turn over: the summary stands on the front, the text on the back. */
  coreValues: listOf(
    entity({ title: textSchema, icon: emojiSchema, summary: textSchema, text: textSchema }),
  ),
  callToAction: v.exactOptional(callToActionSchema),
});

/** See {@link aboutSchema}. */
export type About = v.InferOutput<typeof aboutSchema>;
