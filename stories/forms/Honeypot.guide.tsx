import { Button } from '@portfolio/ui/Button';
import { TextField } from '@portfolio/ui/Field';
import { Form } from '@portfolio/ui/Form';
import { Honeypot } from '@portfolio/ui/Honeypot';
import type { Guide } from '../support/guide.ts';

const example = (
  <Form aria-label="Write to us" style={{ position: 'relative' }}>
    <TextField label="Email" />
    <Honeypot name="leave-empty" />
    <Button type="submit">Send message</Button>
  </Form>
);

/** Takes back what makes it invisible. */
const asProgramsRead = `.as-programs-read [aria-hidden]:has(input) {
  block-size: auto; clip-path: none; inline-size: auto; overflow: visible; position: static;
  white-space: normal }
.as-programs-read [aria-hidden] input { inline-size: 100% }`;

const asRead = (
  <div className="as-programs-read">
    <style>{asProgramsRead}</style>
    {example}
  </div>
);

export const guide: Guide = {
  purpose: 'Catches spam programs in a form with a field that people never meet.',
  tasks: ['keep spam out', 'bot protection', 'captcha', 'hidden field', 'honeypot'],
  use: [
    'Once in a form that anybody can send, among its other fields.',
    'Together with code that doesn’t send at first if the field has a value, says so, and sends on a second press. A person’s form filler may have filled it in.',
    'Only once the page is hydrated, if the form works without JavaScript, too.',
  ],
  avoid: {
    'A value has to get to the server unseen.': 'Use `<input type="hidden">`.',
    'People should write into it.': 'Use `Field`.',
    'Programs are made for this site.':
      'Limit how much is accepted on the server: they see through the trap.',
  },
  anatomy: {
    example: asRead,
    parts: {
      Trap: {
        selector: '[aria-hidden="true"]:has(input)',
        description: 'One invisible pixel. Not `display: none`: programs leave such fields empty.',
      },
      Input: {
        selector: 'input[name="leave-empty"]',
        description: 'Inert: it takes no focus. Password managers are asked to pass over it.',
      },
    },
  },
  states: [
    {
      states: [
        { name: 'for people: nothing', example },
        {
          name: 'for programs, which read no styles',
          example: asRead,
        },
      ],
    },
  ],
  stateWidth: 280,
  keyboard: {},
  announced: { 'The form is read': 'Nothing of it.' },
  writing: [
    'Its label is its own: `Leave this field empty`, for the rare browser that shows it.',
    'As the `name`, use words that no browser or form filler has a value for: `leave-empty`, not `subject` or `email`.',
  ],
};
