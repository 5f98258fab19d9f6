import { namingFields } from '@portfolio/data/translation/translate';
import { isObject } from '@portfolio/data/values/isObject';
import { dequal } from 'dequal';
import * as v from 'valibot';
import { pastedLine, pastedParagraphs, withScheme } from '../content/pastedText.ts';
import { fromLines, readNumber, toLines } from './numberLines.ts';
import { type Fields, isOptional, type Schema, type Shape, shapeOf } from './shapes.ts';
import { sitePath } from './sitePath.ts';

type Values = Record<string, unknown>;

/** The fields of an object. Its kind may decide them. */
export function fieldsOf(shape: Shape, value: unknown): Fields {
  if (shape.kind === 'object') return shape.fields;
  if (shape.kind !== 'choice') return {};
  const kind = isObject(value) ? value[shape.key] : undefined;
  return shape.options.find(({ name }) => name === kind)?.fields ?? {};
}

/** A value of the content as the form edits it. A value of another shape than the schema's stays as it is. */
export function toForm(schema: Schema, value: unknown): unknown {
  const shape = shapeOf(schema);
  if (isObject(value)) {
    const fields = fieldsOf(shape, value);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        fields[key] ? toForm(fields[key], part) : part,
      ]),
    );
  }
  if (shape.kind === 'image' && typeof value === 'string' && !value.startsWith('https:')) {
    return sitePath + value;
  }
  if (shape.kind === 'number' && typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return value;
  switch (shape.kind) {
    case 'list':
      return value.map((part) => toForm(shape.item, part));
    case 'numbers':
      return toLines([value]);
    case 'rows':
      return toLines(value);
    case 'pair':
      return { from: value[0], to: value[1] };
    default:
      return value;
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isObject(value) && Object.values(value).every(isNothing));

const keyOf = (entry: unknown) =>
  isObject(entry)
    ? namingFields.map((key) => entry[key]).find((name) => name !== undefined)
    : entry;

/** A list's entries, each made from the entry that it was: an equal one, else one of that name, else the one there. */
function listFrom(item: Schema, form: readonly unknown[], before: readonly unknown[]): unknown[] {
  const free = new Set(before.keys());
  const find = (test: (old: unknown, at: number) => boolean) => {
    const found = [...free].find((at) => test(before[at], at));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const equal = form.map((entry) => find((old) => dequal(fromForm(item, entry, old), old)));
  const named = form.map((entry, at) => equal[at] ?? find((old) => keyOf(old) === keyOf(entry)));
  return form.map((entry, at) => {
    const old = named[at] ?? find((_, oldAt) => oldAt === at);
    return fromForm(item, entry, old === undefined ? undefined : before[old]);
  });
}

/** The fields of an object or a file: those that it had, in their order, then the new ones. */
export function objectFrom(fields: Fields, form: Values, before: Values): Values {
  // An unknown field stays, so that the rules can refuse it by its name.
  const keys = new Set([...Object.keys(before), ...Object.keys(fields)]);
  const entries = [...keys].map((key) => [
    key,
    fields[key] ? fromForm(fields[key], form[key], before[key]) : before[key],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The texts that a form holds for one text. A valid one that was there before stays as it is. */
function textsFrom(schema: Schema, form: unknown, before: readonly unknown[]): unknown[] {
  if (typeof form !== 'string' || (before.includes(form) && v.is(schema, form))) return [form];
  return pastedParagraphs(form);
}

/** A text is one line, whatever was pasted into its field. */
function textFrom(schema: Schema, form: unknown, before: unknown) {
  if (typeof form !== 'string' || (form === before && v.is(schema, form))) return form;
  return pastedLine(form);
}

/**
 * The content's value of what a form holds; undefined for nothing. A field that is absent stays absent as long as the
 * form has nothing for it, and keys keep their order.
 * @param before the value in the file
 */
export function fromForm(schema: Schema, form: unknown, before: unknown): unknown {
  const shape = shapeOf(schema);
  const mayGo = isOptional(schema) && before === undefined;
  switch (shape.kind) {
    case 'object': {
      if (isNothing(form) && isOptional(schema)) return isNothing(before) ? before : undefined;
      const values = objectFrom(shape.fields, Object(form), Object(before));
      return mayGo && Object.keys(values).length === 0 ? undefined : values;
    }
    case 'choice': {
      if (isNothing(form)) return undefined;
      const kind = Object(form)[shape.key];
      // Another kind has other fields, so nothing of the old one stays.
      const was = Object(before)[shape.key] === kind ? Object(before) : { [shape.key]: kind };
      const { [shape.key]: _, ...fields } = { ...fieldsOf(shape, form) };
      return objectFrom(fields, Object(form), was);
    }
    case 'list': {
      const { item } = shape;
      const old = Array.isArray(before) ? before : [];
      const given = Array.isArray(form) ? form : [];
      const isTexts = shapeOf(item).kind === 'text';
      const entries = isTexts ? given.flatMap((entry) => textsFrom(item, entry, old)) : given;
      return entries.length === 0 && mayGo ? undefined : listFrom(item, entries, old);
    }
    case 'numbers':
    case 'rows': {
      const rows = typeof form === 'string' ? fromLines(form) : [];
      if (rows.length === 0) return undefined;
      return shape.kind === 'rows' ? rows : rows.flat();
    }
    case 'pair':
      return isNothing(form) ? undefined : [Object(form).from, Object(form).to];
    case 'flag':
      if (form === true) return true;
      return isOptional(schema) && before !== false ? undefined : false;
    case 'constant':
      return mayGo ? undefined : shape.value;
    case 'number': {
      const text = pastedLine(String(form ?? ''));
      return isNothing(text) ? undefined : readNumber(text);
    }
    case 'image':
      if (typeof form !== 'string' || form === '') return undefined;
      return form.startsWith(sitePath) ? form.slice(sitePath.length) : form.replace(/^\//, '');
    default: {
      if (isNothing(form)) return undefined;
      const text = textFrom(schema, form, before);
      return shape.kind === 'address' && text !== before ? withScheme(String(text)) : text;
    }
  }
}
