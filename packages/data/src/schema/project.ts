import { figureSchema } from '@portfolio/figures/kinds';
import { described, entity, optional } from '@portfolio/figures/schema/entity';
import * as v from 'valibot';
import * as field from './fields.ts';

const RESULT_RULE = 'must be at most 110 characters long';

/** The result of a project. Its length is counted in characters as readers see them. */
export const resultSchema = v.pipe(field.textSchema, v.maxGraphemes(110, RESULT_RULE));

const projectEntity = entity({
  title: field.text('No two projects share one: skills and the spotlight name it.'),
  description: field.text(
    'Problem, approach and, last, the result with all its numbers. In the résumé, a position that names the project has the last sentence.',
  ),
  result: optional(
    described(
      resultSchema,
      'The finding as a title, about 60 characters without a full stop: above the figure, in the résumé and in previews.',
    ),
  ),
  figure: optional(described(figureSchema, 'The result as a figure: on the card.')),
  caseStudy: optional(
    field.markdownFile(
      'Its case study, which gets a page of its own; the owner guide says what the file may hold.',
    ),
  ),
  start: optional(field.date('When it began: a day, a month or a year.')),
  end: optional(field.date('When it ended; without one, a project with a start is under way.')),
  client: optional(field.text('Whom you did it for, or with.')),
  roles: optional(field.texts('Your roles in it, a few words each.')),
  technologies: field.texts('The first three are on the front of the card.'),
  codeUrl: optional(field.webAddress('The address of the code.')),
  demoUrl: optional(field.webAddress('An address where visitors can try it or read about it.')),
  icon: field.pictogram('On the card, in place of a figure.'),
  gradient: field.gradient('Behind the icon.'),
  category: field.text(
    'The name of a category; one without an entry of its own among the project categories is grey.',
  ),
  badge: optional(field.text("Such as 'Deployed Live'.")),
  featured: optional(
    field.flag(
      'Carries a star and is in the résumé. If no project is featured, the résumé describes the first eight.',
    ),
  ),
});

/** A piece of work (spec section 3). */
export const projectSchema = v.pipe(
  projectEntity,
  v.forward(v.partialCheck([['start'], ['end']], field.isPeriod, field.PERIOD_RULE), ['end']),
);

/** A category of projects on their screen (spec section 3). */
export const projectCategorySchema = entity({
  name: field.text('As the projects name it.'),
  label: optional(
    field.text('A shorter name, for buttons and cards: NLP. Leave it out if the name is short.'),
  ),
  color: field.color('The mark of the category.'),
  emoji: field.emoji('On its button.'),
  blurb: optional(field.text('A line about its projects.')),
});

/** See {@link projectSchema}. */
export type Project = v.InferOutput<typeof projectSchema>;

/** See {@link projectCategorySchema}. */
export type ProjectCategory = v.InferOutput<typeof projectCategorySchema>;
