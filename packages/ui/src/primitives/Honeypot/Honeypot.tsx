import { common } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { useWords } from '../../words/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

export interface HoneypotProps extends ComponentProps<'input'> {
  /**
   * The name of the field: one that browsers, password managers and form fillers have no value for, such
   * as `leave-empty`.
   */
  name: string;
}

/** How 1Password, Bitwarden, LastPass and Dashlane are asked to leave a field alone. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * A form field that no person fills in: it is invisible, isn't announced and can't be reached with
 * the keyboard. So a value in it comes from a program, which may be a person's own form filler.
 * `className`, `ref` and other attributes reach the input.
 */
export function Honeypot(props: HoneypotProps) {
  return (
    // Not `display: none`: spam programs leave such fields empty. Inert: browsers fill in only fields that can be
    // focused.
    <VisuallyHidden aria-hidden="true" inert>
      <label>
        {useWords(common).leaveEmpty}
        <input type="text" tabIndex={-1} autoComplete="off" {...ignored} {...props} />
      </label>
    </VisuallyHidden>
  );
}
