import type { Content } from '@portfolio/data/schema/content';

/** Parts of the content as the props of a view; those that the owner may leave out may be undefined. */
export type ContentProps<Part extends keyof Content> = {
  [P in keyof Pick<Content, Part>]: undefined extends Content[P]
    ? Content[P] | undefined
    : Content[P];
};
