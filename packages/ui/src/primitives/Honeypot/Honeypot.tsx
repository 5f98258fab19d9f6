import type { ComponentProps } from 'react';
import { root } from './Honeypot.css.ts';

export interface HoneypotProps extends ComponentProps<'input'> {
  /**
   * The name of the field: one that a program which fills in forms knows, and that browsers and
   * password managers have nothing for, such as `subject`.
   */
  name: string;
}

/** Password managers fill what they know; each has its own way of being asked not to. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A field of a form that no person fills in: it is not seen, not read out and not reached with the
 * keyboard. A value in it comes from a program. `className`, `ref` and other attributes reach the
 * input.
 */
export function Honeypot(props: HoneypotProps) {
  return (
    <div aria-hidden="true" className={root}>
      <label>
        Leave this field empty
        <input type="text" tabIndex={-1} autoComplete="off" {...ignored} {...props} />
      </label>
    </div>
  );
}
