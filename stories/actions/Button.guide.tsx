import {
  Button,
  ButtonLink,
  type ButtonProps,
  buttonSizes,
  buttonVariants,
} from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Guide } from '../support/guide.ts';
import { cross, matrixOf, valuesOf } from '../support/states.tsx';

export const guide: Guide = {
  purpose: 'Does something on this page when it is pressed: sends, saves, opens, starts.',
  tasks: ['submit', 'send', 'save', 'call to action', 'download', 'link that looks like a button'],
  use: [
    'To start something on this page.',
    'To send a form, with `type="submit"`.',
    'As `ButtonLink`, for the one or two links that a page is about: it looks like a button and is a link.',
  ],
  avoid: [
    { when: 'It leads to another page within running text.', instead: 'Use `Link`.' },
    { when: 'It copies a text.', instead: 'Use `CopyButton`, which also says that it worked.' },
    { when: 'It turns a setting on and off.', instead: 'Use `ThemeChoice` or `MotionChoice`.' },
  ],
  anatomy: {
    example: <Button icon="mail">Send Message</Button>,
    parts: [
      { name: 'Container', selector: 'button', description: 'The whole area can be pressed.' },
      {
        name: 'Icon',
        selector: 'svg',
        description: 'Decoration before the label. Left out by default.',
      },
      {
        name: 'Label',
        selector: 'button > span',
        description: 'A verb, and its name for screen readers.',
      },
    ],
  },
  states: matrixOf<ButtonProps>(
    (props) => <Button {...props}>Send</Button>,
    cross(valuesOf('variant', buttonVariants), valuesOf('size', buttonSizes)),
    {
      idle: {},
      'with an icon': { icon: 'mail' },
      loading: { loading: true },
      disabled: { disabled: true },
    },
  ),
  pairs: [
    {
      do: {
        example: (
          <Cluster>
            <Button>Send Message</Button>
            <Button variant="outline">Save Draft</Button>
          </Cluster>
        ),
        why: 'One `solid` button for the main action, the others `outline`.',
      },
      dont: {
        example: (
          <Cluster>
            <Button>Send Message</Button>
            <Button>Save Draft</Button>
          </Cluster>
        ),
        why: 'Two solid buttons leave the choice to the visitor.',
      },
    },
    {
      do: {
        example: (
          <Button loading loadingLabel="Sending...">
            Send Message
          </Button>
        ),
        why: 'While it works, it is `loading`: it keeps the focus and says so.',
      },
      dont: {
        example: <Button disabled>Send Message</Button>,
        why: 'A button that disables itself loses the focus and doesn’t say why.',
      },
    },
    {
      do: {
        example: <ButtonLink href="/contact">Write to Me</ButtonLink>,
        why: 'What leads somewhere is a `ButtonLink`: it opens in a new tab, and can be copied.',
      },
      dont: {
        example: <Button>Go to Contact</Button>,
        why: 'A `Button` that changes the address is no link for anybody.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the button. A disabled one is passed over, a loading one isn’t.',
    },
    { keys: 'Enter, Space', does: 'Presses it. On a `ButtonLink` only Enter does.' },
  ],
  announced: [
    { when: 'It gets the focus', says: '“Send Message, button”. The icon isn’t read.' },
    { when: 'It is loading', says: '“Sending..., button, unavailable, busy”.' },
  ],
  writing: [
    'Begin with a verb and say what it acts on: `Send Message`, not `OK` or `Submit`.',
    'Two or three words. With `shortLabel`, a phone shows a part of it.',
    'Title case, like the other labels of the site.',
  ],
  related: [
    { name: 'Link', why: 'leads to another page, in text' },
    { name: 'IconLink', why: 'leads somewhere with a picture that everybody knows' },
    { name: 'CopyButton', why: 'copies and confirms' },
  ],
};
