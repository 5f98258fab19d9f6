import type { Content } from '../../../packages/data/src/schema/content.ts';
import type { Owner } from '../../../packages/data/src/schema/owner.ts';
import { shippedContent } from '../../../packages/data/src/shippedContent.ts';

/** The content as it is shipped. */
export const content: Content = shippedContent;

/** The shipped content, with other facts about the owner. */
export const withOwner = (owner: Partial<Owner>): Content => ({
  ...content,
  owner: { ...content.owner, ...owner },
});

/** A warning is a failure where none is expected. */
export const noWarning = (line: string) => {
  throw new Error(`There should be no warning, but there is: ${line}`);
};
