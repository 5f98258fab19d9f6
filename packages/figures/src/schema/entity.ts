import * as v from 'valibot';

/** An object with exactly these fields, so that a misspelt field is an error. */
export const entity = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const known = Object.keys(entries);
    if (issue.expected !== 'never') {
      return issue.path ? 'is required' : `must hold the fields ${known.join(', ')}`;
    }
    const holder: unknown = issue.path?.at(-1)?.input;
    // Valibot stops at the first unknown key of an object, but the owner should see all of them.
    const others = Object.keys(Object(holder)).filter(
      (key) => !known.includes(key) && key !== issue.input,
    );
    const also = others.length > 0 ? `, nor is ${others.join(', ')}` : '';
    return `is not a known field${also}; the fields are ${known.join(', ')}`;
  });

/** Adds a sentence about a field to its schema. `docs/content.md` is made from these sentences. */
export const described = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A field that may be left out. */
export const optional = v.exactOptional;
