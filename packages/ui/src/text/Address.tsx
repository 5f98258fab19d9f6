import { breakAfter } from '../styles/text.css.ts';

/** Splits an address after slashes, hyphens, underscores and at signs, where a line may break. */
const pieces = /[^/_@-]*[/_@-]+|[^/_@-]+/g;

/**
 * An address as text, such as `github.com/mira-kelvekar`. Its line breaks between names and not inside one. The breaks
 * are in the styles, because copied text would contain a zero-width space, and `<wbr>` is a space in a link's accessible
 * name.
 */
export const Address = ({ children }: { children: string }) =>
  children.match(pieces)?.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other
    <span key={index} className={breakAfter}>
      {piece}
    </span>
  ));
