/** How Storybook reads the props of components from their types, for the tables of props. */
export const propsOptions = {
  tsconfigPath: 'packages/ui/tsconfig.json',
  include: ['packages/ui/src/**/*.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // The attributes that every element has would hide a component's own props.
  propFilter: ({ parent }: { parent?: { fileName: string } | undefined }) =>
    !parent?.fileName.includes('node_modules'),
};
