import { createContext } from 'react';

/** What a group tells its cards. */
export interface FlipCardGroupState {
  /** `value` of the card that is flipped, `undefined` for none. */
  flipped: string | undefined;
  /** Flips the card with this value, or unflips it when it is the flipped one. */
  toggle: (value: string) => void;
}

export const FlipCardContext = createContext<FlipCardGroupState | undefined>(undefined);
