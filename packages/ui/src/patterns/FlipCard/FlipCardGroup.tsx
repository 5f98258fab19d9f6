import { type ComponentProps, useState } from 'react';
import { FlipCardContext } from './FlipCardContext.ts';

export interface FlipCardGroupProps extends ComponentProps<'div'> {
  /** `value` of the card that is flipped at first. @default undefined, for none */
  defaultFlipped?: string;
  /** Called with the flipped card's `value`, or `undefined` when the last one was turned back. */
  onFlippedChange?: (value: string | undefined) => void;
}

/**
 * Flip cards of which at most one shows its back: flipping another turns it back, and so does
 * clicking it again (spec section 4).
 */
export function FlipCardGroup({ defaultFlipped, onFlippedChange, ...rest }: FlipCardGroupProps) {
  const [flipped, setFlipped] = useState(defaultFlipped);
  const toggle = (value: string) => {
    const next = value === flipped ? undefined : value;
    setFlipped(next);
    onFlippedChange?.(next);
  };
  return (
    <FlipCardContext value={{ flipped, toggle }}>
      <div {...rest} />
    </FlipCardContext>
  );
}
