import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { CopyButton, type CopyButtonProps } from '@portfolio/ui/CopyButton';
import { Copied } from '../support/copied.tsx';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const draw = (props: Partial<CopyButtonProps>) => (
  <CopyButton value="office@example.org" label="Copy email" {...props} />
);

/** One look in all its states. */
const rowOf = (name: string, look: Partial<CopyButtonProps>) => ({
  name,
  states: [
    ...statesOf((props: Partial<CopyButtonProps>) => draw({ ...look, ...props }), {
      idle: {},
      hover: {},
      focus: {},
    }),
    { name: 'copied', example: <Copied>{draw(look)}</Copied> },
  ],
});

export const guide: Guide = {
  purpose: 'Puts a text on the clipboard and confirms that it worked.',
  tasks: ['copy', 'clipboard', 'copy an address', 'copy email', 'share a link', 'copy code'],
  use: [
    'Beside a value that people need elsewhere: an address, a number, a command.',
    'With `labelled`, in a row of buttons, where an icon alone would be missed.',
  ],
  avoid: {
    'The value leads somewhere, such as an e-mail address.':
      'Make the value a `Link`, with the copy button beside it. `ContactList` does both.',
    'People want a file.': 'Use `ButtonLink` with `download`.',
    'Anything else happens as well.': 'Use `Button` and `StatusMessage`.',
  },
  anatomy: {
    example: <CopyButton labelled value="office@example.org" label="Copy email" />,
    parts: {
      Button: {
        selector: 'button',
        description: '44 px high, and at least as wide. Its label shows with `labelled` only.',
      },
      Icon: {
        selector: 'svg',
        description: 'Two sheets, or a check mark for 2 seconds after a copy.',
      },
    },
  },
  states: [rowOf('icon only', {}), rowOf('labelled', { labelled: true })],
  pairs: [
    {
      do: {
        example: (
          <Cluster>
            <CopyButton labelled value="office@example.org" label="Copy email" />
            <CopyButton labelled value="+1 202 555 0117" label="Copy phone" />
          </Cluster>
        ),
        why: 'Each name says what is copied, also to those who hear only the names.',
      },
      dont: {
        example: (
          <Cluster>
            <CopyButton labelled value="office@example.org" label="Copy" />
            <CopyButton labelled value="+1 202 555 0117" label="Copy" />
          </Cluster>
        ),
        why: 'Two buttons with the same name do different things.',
      },
    },
    {
      do: {
        example: (
          <Cluster>
            <Button variant="outline">Send by e-mail</Button>
            <CopyButton labelled value="Hello" label="Copy message" />
          </Cluster>
        ),
        why: '`labelled` makes it one of the choices.',
      },
      dont: {
        example: (
          <Cluster>
            <Button variant="outline">Send by e-mail</Button>
            <CopyButton value="Hello" label="Copy message" />
          </Cluster>
        ),
        why: 'An icon beside a labelled button is taken for a part of it.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Copies. The focus stays on the button.',
  },
  announced: {
    'It gets the focus': '“Copy email, button”, with and without a visible label.',
    'The text has been copied': '“Copied”, politely. The name of the button stays the same.',
    'The browser refuses': 'Nothing; the reason is in the console.',
  },
  writing: [
    'Write `Copy` and what: `Copy email`. Small letters, because it is a phrase and not a title.',
    'Without `labelled`, the label shows on hover too, so keep it to two or three words.',
  ],
};
