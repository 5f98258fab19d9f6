/**
 * How the props of components are read from their types: by Storybook for the tables of props, and by the
 * test that every prop is described (`tests/unit/workshop/props.test.ts`).
 */
export const propsOptions = {
  tsconfigPath: 'packages/ui/tsconfig.json',
  include: ['packages/ui/src/**/*.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // The attributes that every element has would hide a component's own props.
  propFilter: ({ parent }: { parent?: { fileName: string } | undefined }) =>
    !parent?.fileName.includes('node_modules'),
};
