import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Validator } from 'jsonschema';

/** Where a résumé breaks the published schema, and how; empty when it is valid. */
export const schemaProblems = (resume: unknown) =>
  // Through text, as a file is read: undefined values are missing.
  new Validator()
    .validate(JSON.parse(JSON.stringify(resume)), schema as object)
    .errors.map(({ stack }) => stack);
