import type { ContactFault, ContactField, ContactRule } from '@portfolio/data/contactMessage';
import { contactForm } from '@portfolio/words';

type RuleText = string | ((limit: number) => string);

/** Doesn't compile if a field has a rule without words. */
const texts: {
  [Field in ContactField]: Record<Exclude<ContactRule<Field>, 'storable'>, RuleText>;
} = contactForm.errors;

/** What the visitor reads about a field; undefined where nothing is wrong with it. */
export function errorText(field: ContactField, fault: ContactFault | undefined) {
  if (!fault) return undefined;
  const { rule, limit } = fault;
  const ofField: Partial<Record<ContactRule, RuleText>> = texts[field];
  const text = rule === 'storable' ? contactForm.unstorable : ofField[rule];
  return typeof text === 'function' ? text(limit) : text;
}
