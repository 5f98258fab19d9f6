import { type ComponentProps, createContext, useState } from 'react';

/** The `value` of the card that is flipped, if any, and how to flip one or turn it back. */
export const FlipCardContext = createContext<
  { flipped: string | undefined; toggle: (value: string) => void } | undefined
>(undefined);

/**
 * Flip cards of which at most one shows its back: flipping another turns it back, and so does
 * clicking it again (spec section 4).
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
