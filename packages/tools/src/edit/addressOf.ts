import { fileNameOf } from '@portfolio/data/validation/contentProblem';
import { placeOf, stepsIn } from '@portfolio/data/values/place';
import { fieldsOfFile, partOf } from './editorConfig.ts';
import type { FormField } from './formFields.ts';

type Steps = readonly (string | number)[];

/** The steps that lead to a value's field. What a form shows as one field, such as lines of numbers, has none inside. */
function fieldIn(fields: readonly FormField[], [key, ...rest]: Steps): Steps {
  const field = fields.find(({ name, widget }) => name === key && widget !== 'hidden');
  if (!field) return [];
  const inner = [field, ...(field.types ?? [])].flatMap((kind) => kind.fields ?? []);
  const entry = field.widget === 'list' ? rest.slice(0, 1) : [];
  return [field.name, ...entry, ...fieldIn(inner, rest.slice(entry.length))];
}

/**
 * The query of the editor's address that opens the form at a field. It is empty for a place that is in no form.
 * @param place in the content, as problems name it
 * @example editorAddress('projects[3].result') // '?at=projects[3].result'
 */
export function editorAddress(place: string): string {
  const file = fileNameOf(place);
  if (!file) return '';
  const own = partOf(file) ? stepsIn(place).slice(0, 1) : [];
  const steps = fieldIn(fieldsOfFile(file), stepsIn(place).slice(own.length));
  return `?at=${placeOf([...own, ...steps])}`;
}
