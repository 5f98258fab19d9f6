import { common } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { useWords } from '../../words/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface HoneypotProps extends ComponentProps<'input'> {
  /**
   * The field's name. Choose one for which browsers, password managers and form fillers have no value, such as
   * `leave-empty`.
   */
  name: string;
}

/** These attributes ask 1Password, Bitwarden, LastPass and Dashlane to leave a field alone. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A form field that people don't fill in. It is invisible, isn't announced, and can't be reached with the keyboard. So
 * a value in it comes from a program, which may be a person's own form filler. `className`, `ref` and other attributes
 * go to the input.
 */
export function Honeypot(props: HoneypotProps) {
  return (
    // Spam programs skip fields with `display: none`. Browsers fill in only fields that can have the focus, so `inert`
    // keeps them out.
    <VisuallyHidden aria-hidden="true" inert>
      <label>
        {useWords(common).leaveEmpty}
        <input type="text" tabIndex={-1} autoComplete="off" {...ignored} {...props} />
      </label>
    </VisuallyHidden>
  );
}
