import * as v from 'valibot';

/** An object whose fields are exactly these: a misspelt field is an error, not silence. */
export const entity = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const known = Object.keys(entries);
    if (issue.expected !== 'never') {
      return issue.path ? 'is required' : `must hold the fields ${known.join(', ')}`;
    }
    const holder: unknown = issue.path?.at(-1)?.input;
    // Valibot stops at the first unknown key of an object; the owner should see them all.
    const others = Object.keys(Object(holder)).filter(
      (key) => !known.includes(key) && key !== issue.input,
    );
    const also = others.length > 0 ? `, nor is ${others.join(', ')}` : '';
    return `is not a known field${also}; the fields are ${known.join(', ')}`;
  });

/** A schema with a sentence about its field: `docs/content.md` is made from these. */
export const described = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A field that may be left out. */
export const optional = v.exactOptional;
