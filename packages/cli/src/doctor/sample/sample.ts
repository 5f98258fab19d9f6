/** Whether the content is still the sample's, judged by its owner's name. */
export const isSampleOwner = (owner: { name?: unknown } | undefined): boolean =>
  owner?.name === 'Mira Kelvekar';
