import { Fragment } from 'react';

/** Splits an address after slashes, hyphens, underscores and at signs, where a line may break. */
const pieces = /[^/_@-]*[/_@-]+|[^/_@-]+/g;

/**
 * An address as text, such as `github.com/mira-kelvekar`. Its line breaks between names and not inside one. Unlike a
 * zero-width space, `<wbr>` isn't in copied text.
 */
export const Address = ({ children }: { children: string }) =>
  (children.match(pieces) ?? []).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
