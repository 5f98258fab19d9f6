import type { StrictArgTypes } from 'storybook/internal/types';

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
    .sort((a, b) => Number(b.required) - Number(a.required));
