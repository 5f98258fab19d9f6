import { namingFields } from '@portfolio/data/translation/translate';
import { fileNameOf } from '@portfolio/data/validation/contentProblem';
import { references } from '@portfolio/data/validation/crossChecks';
import { patternOf, placeIn } from '@portfolio/data/values/place';
import { CONTENT } from './contentTree.ts';
import { exampleOf, placeOfKind } from './examples.ts';
import { keyPathOf } from './keyPath.ts';
import { labelOf, singularOf } from './labels.ts';
import { NUMBER } from './numberLines.ts';
import { sentenceInWords } from './placeInWords.ts';
import {
  aboutOf,
  type Fields,
  isDownload,
  isOptional,
  rulesOf,
  type Schema,
  type Shape,
  shapeOf,
} from './shapes.ts';
import { sitePath } from './sitePath.ts';

/** A field of a form, in the words of Sveltia CMS: https://sveltiacms.app/en/docs/fields */
export interface FormField {
  name: string;
  label: string;
  widget?: string;
  hint?: string;
  required?: boolean;
  fields?: FormField[];
  /** The kinds of an object, each with its own fields. */
  types?: FormField[];
  [option: string]: unknown;
}

/** Texts of several lines on the page, or of a sentence or more. */
const LONG =
  /^(?:alt|bio|blurb|description|intro|method|mission|note|quotes|result|summary|tagline|text|vCardNote)$/;

/** The sentence about a field, with the names of forms and fields in place of files and keys. */
const hintOf = (schema: Schema) => sentenceInWords(aboutOf(schema));

/** A menu of what a place may name, such as the titles of projects. */
function menuOf(place: string): object | undefined {
  const [, target] = references.find(([from]) => from === patternOf(place)) ?? [];
  // The editor doesn't look into a list within a list, so its menu would be empty.
  if (!target || target.split('[]').length > 2) return undefined;
  return {
    widget: 'relation',
    collection: CONTENT,
    file: formName(fileNameOf(target) ?? ''),
    value_field: keyPathOf(target),
    dropdown_threshold: 0,
  };
}

/** The name of a file's form. */
export const formName = (file: string) => file.replace(/\.json$/, '');

/** A text: the editor's field for numbers takes the 4 of "16,4" for the number, and says nothing. */
const numberOf = (schema: Schema) => {
  const rules = rulesOf(schema);
  const isWhole = rules.has('integer') || rules.has('safe_integer');
  return {
    widget: 'string',
    pattern: isWhole
      ? [/^[-+−]?\d+$/, 'A whole number in digits only, such as 1234']
      : [NUMBER, 'A number with a point before decimals and nothing between thousands: 1234.5'],
  };
};

const listOf = (key: string, item: Schema, schema: Schema, place: string) => {
  const list = {
    widget: 'list',
    allow_duplicate: false,
    collapsed: true,
    label_singular: singularOf(key),
    min: rulesOf(schema).get('min_length')?.requirement ?? 0,
    max: rulesOf(schema).get('max_length')?.requirement,
  };
  const shape = shapeOf(item);
  if (shape.kind === 'object') {
    const keys = Object.keys(shape.fields);
    const title = namingFields.find((field) => keys.includes(field)) ?? keys[0];
    return { ...list, summary: `{{${title}}}`, fields: formFields(shape.fields, place) };
  }
  const menu = menuOf(place);
  if (menu) return { ...menu, multiple: true };
  if (shape.kind === 'option') return { widget: 'select', options: shape.values, multiple: true };
  const { name, label, widget } = fieldOf(key, item, place);
  // Otherwise, the button would add a description to a description.
  const isOfParagraphs = widget === 'text' && singularOf(key) === label.toLowerCase();
  return {
    ...list,
    ...(isOfParagraphs && { label_singular: 'paragraph' }),
    field: { name, label, widget },
  };
};

const LINES =
  'Numbers with a comma and a space between them, or pasted from a spreadsheet. They have a point before decimals and nothing between thousands, such as 1234.5.';

/** The files that a résumé or a business card may be. */
const DOCUMENTS = '.pdf,.png';

/** Where the files of a field are. */
const inFolder = (name: string) => ({
  media_folder: `/${CONTENT}/files/${name}`,
  public_folder: sitePath + name,
});

/** A colour of the content has six hexadecimal digits. */
const COLOR = { widget: 'color', allowInput: true };

/** Fields that have an input of their own in the editor (`page/ownFields.ts`), by their places. */
export const ownFields = {
  'site.look': { widget: 'portfolio-look' },
  'site.accentHue': {
    widget: 'portfolio-hue',
    pattern: [/^(?:\d{1,2}|[12]\d\d|3[0-5]\d)$/, 'A whole number from 0 to 359'],
  },
};

/** The input for a value, by its schema. */
function inputOf(key: string, schema: Schema, place: string): object {
  const shape = shapeOf(schema);
  switch (shape.kind) {
    case 'object':
      return {
        widget: 'object',
        collapsed: false,
        fields: formFields(shape.fields, place),
      };
    case 'choice':
      return {
        widget: 'object',
        typeKey: shape.key,
        types: shape.options.map(({ name, about, fields }) => ({
          name,
          label: `${labelOf(name)}: ${about}`,
          fields: formFields(fields, placeOfKind(place, name) ?? place),
        })),
      };
    case 'list':
      return listOf(key, shape.item, schema, `${place}[]`);
    case 'numbers':
    case 'rows':
      return {
        widget: 'text',
        hint: `${hintOf(schema)} ${shape.kind === 'rows' ? 'A line for each row. ' : ''}${LINES}`,
      };
    case 'pair':
      return {
        widget: 'object',
        fields: ['from', 'to'].map((name) => ({ name, label: labelOf(name), ...COLOR })),
      };
    case 'option':
      return { widget: 'select', options: shape.values };
    case 'flag':
      return { widget: 'boolean' };
    case 'number':
      return numberOf(schema);
    case 'image':
      if (isDownload(schema))
        return { ...inFolder('documents'), widget: 'file', accept: DOCUMENTS };
      // The build makes a photo of a phone small, whatever its format.
      return key === 'icon'
        ? { ...inFolder('icons'), widget: 'image' }
        : { ...inFolder('images'), widget: 'image', accept: 'image/*,.heic,.heif' };
    case 'caseStudy':
      return {
        widget: 'relation',
        collection: 'case-studies',
        value_field: 'case-studies/{{slug}}.md',
        display_fields: ['{{slug}}'],
      };
    case 'date':
      return { widget: 'string', pattern: [/^\d{4}(?:-\d\d){0,2}$/, 'Such as 2024-10, or 2024'] };
    default:
      if (isColor(schema)) return COLOR;
      return (
        menuOf(place) ?? {
          widget: LONG.test(key) ? 'text' : 'string',
          // The rule names the drawings that there are.
          ...(key === 'icon' && {
            hint: `${hintOf(schema)} It ${rulesOf(schema).get('check')?.message}.`,
          }),
        }
      );
  }
}

/** Only colours have a pattern of hexadecimal digits. */
const isColor = (schema: Schema) =>
  String(rulesOf(schema).get('regex')?.requirement).includes('#[');

/** Whether the form demands a value. */
function isRequired(schema: Schema, shape: Shape): boolean {
  // Of an object, the editor would hide the fields behind a tick. It needs none if they are all optional themselves.
  if (shape.kind === 'object' && Object.values(shape.fields).every(isOptional)) return true;
  // A list may be empty, and no is an answer.
  const isEmptyAllowed = shape.kind === 'list' && !rulesOf(schema).has('min_length');
  return !isOptional(schema) && shape.kind !== 'flag' && !isEmptyAllowed;
}

/** Without options that have no value, which the editor refuses. */
const stated = <Options extends object>(options: Options) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Options;

/** Fields into which people type. Rows of numbers don't fit into a line. */
const isTyped = ({ widget = '' }: FormField, { kind }: Shape) =>
  ['string', 'text'].includes(widget) && kind !== 'rows';

function fieldOf(key: string, schema: Schema, place: string): FormField {
  const named = { name: key, label: labelOf(key) };
  const shape = shapeOf(schema);
  if (shape.kind === 'constant') return { ...named, widget: 'hidden', default: shape.value };
  const field: FormField = stated({
    ...named,
    hint: hintOf(schema),
    required: isRequired(schema, shape),
    ...inputOf(key, schema, place),
    ...ownFields[place as keyof typeof ownFields],
  });
  const example = isTyped(field, shape) ? exampleOf(place) : '';
  if (example === '' || field.hint?.includes(example)) return field;
  return { ...field, hint: `${field.hint} For example: \`${example}\`` };
}

/** The fields of a form for the fields of an object, or for the parts of a file. */
export const formFields = (fields: Fields, place = ''): FormField[] =>
  Object.entries(fields).map(([key, schema]) => fieldOf(key, schema, placeIn(place, key)));
