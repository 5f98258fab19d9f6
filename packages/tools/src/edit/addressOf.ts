import { contentFileNames } from '@portfolio/data/schema/content';
import { fileOf, inContent } from '@portfolio/data/validation/contentProblem';
import { fieldsOfFile, partOf } from './editorConfig.ts';
import { type FormField, nameOf } from './formFields.ts';
import { stepsIn } from './placeInWords.ts';

/** The keys that lead to a value's field. What a form shows as one field, such as lines of numbers, has none inside. */
function keysTo(fields: readonly FormField[], [key, ...rest]: readonly string[]): string[] {
  const field = fields.find(({ name, widget }) => name === key && widget !== 'hidden');
  if (!field) return [];
  const inner = [field, ...(field.types ?? [])].flatMap((kind) => kind.fields ?? []);
  const entry = field.widget === 'list' ? rest.slice(0, 1) : [];
  return [field.name, ...entry, ...keysTo(inner, rest.slice(entry.length))];
}

/**
 * The query of the editor's address that opens the form at a field. It is empty for a place that is in no form.
 * @param place in the content, as problems name it
 * @example editorAddress('projects[3].result') // '?at=projects:projects.3.result'
 */
export function editorAddress(place: string): string {
  const file = contentFileNames.find((name) => inContent(name) === fileOf(place));
  if (!file) return '';
  const keys = keysTo(fieldsOfFile(file), stepsIn(place).slice(partOf(file) ? 1 : 0));
  return `?at=${nameOf(file)}:${keys.join('.')}`;
}
