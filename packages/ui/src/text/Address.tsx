import { Fragment } from 'react';

/** A name in an address, and the signs after which the line may break: slashes, hyphens, underscores, an at sign. */
const pieces = /[^/_@-]*[/_@-]+|[^/_@-]+/g;

/**
 * An address as text, such as `github.com/mira-kelvekar`, that breaks between its names and not inside one. `<wbr>`
 * is in no copy of the text, as a zero-width space would be.
 */
export const Address = ({ children }: { children: string }) =>
  (children.match(pieces) ?? []).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
