import type { StrictArgTypes } from 'storybook/internal/types';
import type { ComponentFacts } from '../componentFacts/componentFacts.ts';

/** One prop, as its page shows it. */
export interface PropRow {
  name: string;
  type: string;
  /** Its values, if it takes one of several. */
  values?: string[] | undefined;
  required: boolean;
  description: string;
  defaultValue?: string | undefined;
}

/** From so many values on, a list of them is folded. */
const MANY = 8;

/** Whether a list of values is too long to be read in passing. */
export const isLong = (values: readonly string[] | undefined) => (values?.length ?? 0) > MANY;

const valuesOf = (type: string) => {
  const values = type.split(/ \| (?![^<({]*[>)}])/);
  return values.length > 1 ? values : undefined;
};

const requiredFirst = (a: PropRow, b: PropRow) => Number(b.required) - Number(a.required);

/** The fields of the types that some props have, by the name of the type. */
export const typesOf = (rows: readonly PropRow[], types: ComponentFacts['types']) =>
  Object.entries(types)
    .filter(([name]) => rows.some(({ type }) => new RegExp(`\\b${name}\\b`).test(type)))
    .map(
      ([name, fields]) =>
        [
          name,
          fields.map((field) => ({ ...field, values: valuesOf(field.type) })).sort(requiredFirst),
        ] as const,
    );

/** The props of a component, the required ones first. */
export const propRows = (argTypes: StrictArgTypes): PropRow[] =>
  Object.values(argTypes)
    .filter(({ table }) => !table?.disable)
    .map(({ name, description, table, type }) => {
      const text = table?.type?.detail ?? table?.type?.summary ?? '';
      return {
        name,
        type: text,
        values: valuesOf(text),
        required: typeof type === 'object' && type?.required === true,
        description: description ?? '',
        defaultValue: table?.defaultValue?.summary ?? undefined,
      };
    })
    .sort(requiredFirst);
