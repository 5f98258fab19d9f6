import { type ComponentProps, createContext, useState } from 'react';

/** The `value` of the flipped card, if there is one, and a function that flips a card or turns it back. */
export const FlipCardContext = createContext<
  { flipped: string | undefined; toggle: (value: string) => void } | undefined
>(undefined);

/**
 * Flip cards of which at most one shows its back. Flipping another card, or clicking the same one again, turns it back
 * (spec section 4).
 */
export function FlipCardGroup(props: ComponentProps<'div'>) {
  const [flipped, setFlipped] = useState<string>();
  const toggle = (value: string) => setFlipped(value === flipped ? undefined : value);
  return (
    <FlipCardContext value={{ flipped, toggle }}>
      <div {...props} />
    </FlipCardContext>
  );
}
