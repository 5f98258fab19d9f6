import type {
  ContactFault,
  ContactField,
  ContactRule,
} from '@portfolio/data/contact/contactMessage';
import { contactForm } from '@portfolio/words';

type RuleText = string | ((limit: number) => string);

/** The type requires words for every rule of every field. */
const texts: {
  [Field in ContactField]: Record<Exclude<ContactRule<Field>, 'storable'>, RuleText>;
} = contactForm.errors;

/** The error message of a field; undefined if the field is valid. */
export function errorText(field: ContactField, fault: ContactFault | undefined) {
  if (!fault) return undefined;
  const { rule, limit } = fault;
  const ofField: Partial<Record<ContactRule, RuleText>> = texts[field];
  const text = rule === 'storable' ? contactForm.unstorable : ofField[rule];
  return typeof text === 'function' ? text(limit) : text;
}
