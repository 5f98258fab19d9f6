import {
  Button,
  ButtonLink,
  type ButtonProps,
  buttonSizes,
  buttonVariants,
} from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Guide } from '../support/guide.ts';
import { matrixOf, statesOf, valuesOf } from '../support/states.tsx';

const draw = (props: Partial<ButtonProps>) => (
  <Button {...props}>{props.children ?? 'Send'}</Button>
);

export const guide: Guide = {
  purpose: 'Does something on this page when it is pressed: sends, saves, opens, starts.',
  tasks: [
    'submit',
    'send',
    'save',
    'call to action',
    'download',
    'loading button',
    'link that looks like a button',
  ],
  use: [
    'To start something on this page.',
    'To send a form, with `type="submit"`. Without it, a button sends nothing.',
    'As `ButtonLink`, for the one or two links that a page is about: it looks like a button and is a link.',
  ],
  avoid: {
    'It leads to another page within running text.': 'Use `Link`.',
    'It copies a text.': 'Use `CopyButton`, which also says that it worked.',
    'It chooses the theme, or stops what moves.': 'Use `ThemeChoice` or `MotionChoice`.',
    'It chooses one of several lists.': 'Use `CategoryFilter`.',
  },
  anatomy: {
    example: (
      <Button icon="mail">
        <span>Send message</span>
      </Button>
    ),
    parts: {
      Container: {
        selector: 'button',
        description: 'All of it can be pressed. It’s never narrower than it is high.',
      },
      Icon: { selector: 'svg', description: 'Decoration before the label. Left out by default.' },
      Label: {
        selector: 'button span span',
        description: 'A verb, and its name for screen readers.',
      },
    },
  },
  states: [
    ...matrixOf<ButtonProps>(draw, valuesOf('variant', buttonVariants), {
      idle: {},
      hover: {},
      focus: {},
      'with an icon': { icon: 'mail' },
      loading: { loading: true },
      'loading, with a label': { loading: true, loadingLabel: 'Sending...' },
      disabled: { disabled: true },
    }),
    {
      name: 'sizes',
      states: statesOf<ButtonProps>(draw, valuesOf('size', buttonSizes)),
    },
    {
      name: 'texts',
      states: statesOf<ButtonProps>(draw, {
        'one letter': { children: 'A' },
      }),
    },
    {
      name: 'as a link',
      states: [
        { name: 'page', example: <ButtonLink href="https://example.com/">Write to me</ButtonLink> },
        {
          name: 'new tab',
          example: (
            <ButtonLink href="https://example.com/" external variant="outline">
              View the code
            </ButtonLink>
          ),
        },
        {
          name: 'download',
          example: (
            <ButtonLink href="https://example.com/" download icon="download" variant="quiet">
              Annual report
            </ButtonLink>
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <Cluster>
            <Button>Send message</Button>
            <Button variant="outline">Save draft</Button>
          </Cluster>
        ),
        why: 'One `solid` button for the main action, the others `outline`.',
      },
      dont: {
        example: (
          <Cluster>
            <Button>Send message</Button>
            <Button>Save draft</Button>
          </Cluster>
        ),
        why: 'Two solid buttons leave the choice to the visitor.',
      },
    },
    {
      do: {
        example: (
          <Button loading loadingLabel="Sending...">
            Send message
          </Button>
        ),
        why: 'While it works, it is `loading`: it keeps the focus and says so.',
      },
      dont: {
        example: <Button disabled>Send message</Button>,
        why: 'A button that disables itself loses the focus and doesn’t say why.',
      },
    },
    {
      do: {
        example: <ButtonLink href="https://example.com/">Read the report</ButtonLink>,
        why: 'What leads somewhere is a `ButtonLink`: visitors can open it in a new tab and copy its address.',
      },
      dont: {
        example: <Button>Go to the report</Button>,
        why: 'A `Button` that changes the address isn’t a link, neither for the mouse nor for a screen reader.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the button. A disabled one is passed over, a loading one isn’t.',
    'Enter, Space': 'Presses it. On a `ButtonLink` only Enter does.',
  },
  announced: {
    'It gets the focus': '“Send message, button”. The icon isn’t read.',
    'It is loading': '“Sending..., button, unavailable, busy”.',
    'A `ButtonLink` that is `external` gets the focus':
      '“View the code (opens in a new tab), link”. The arrow isn’t read.',
  },
  writing: [
    'Begin with a verb and say what it acts on: `Send message`, not `OK` or `Submit`.',
    'Use two or three words. `shortLabel` is a part of the label, for a window narrower than 640 px: `Business card` of `Download business card`.',
    'Write `loadingLabel` as what is happening: `Sending...`.',
  ],
};
