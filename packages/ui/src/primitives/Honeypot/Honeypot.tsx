import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface HoneypotProps extends ComponentProps<'input'> {
  /**
   * The name of the field: one that spam programs recognize, and that browsers and password
   * managers have no value for, such as `subject`.
   */
  name: string;
}

/** How each password manager is asked to leave a field alone. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A form field that no person fills in: it is invisible, isn't announced and can't be reached with
 * the keyboard. So a value in it comes from a program. `className`, `ref` and other attributes
 * reach the input.
 */
export function Honeypot(props: HoneypotProps) {
  return (
    // Not `display: none`: programs leave such fields empty.
    <VisuallyHidden aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" tabIndex={-1} autoComplete="off" {...ignored} {...props} />
      </label>
    </VisuallyHidden>
  );
}
