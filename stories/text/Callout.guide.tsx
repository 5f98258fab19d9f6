import { Button, ButtonLink } from '@portfolio/ui/Button';
import {
  Callout,
  type CalloutProps,
  type CalloutVariant,
  calloutVariants,
} from '@portfolio/ui/Callout';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const text = 'We are looking for somebody who repairs cargo bikes, two days a week.';
const tags = ['Workshop', 'Part-time'];
const action = <ButtonLink href="https://example.com/">Write to us</ButtonLink>;

const draw = (props: Partial<CalloutProps>) => <Callout heading="Come and work here" {...props} />;

const everything = { label: 'Open position', text, tags, children: action };

/** What each variant can hold. */
const own: Record<CalloutVariant, Record<string, Partial<CalloutProps>>> = {
  aside: { 'heading only': {}, 'with a text': { text }, 'with everything': everything },
  banner: {
    'with a text': { text },
    'with everything': everything,
    'with something beside it': {
      text,
      children: action,
      aside: <blockquote>Best job I ever had.</blockquote>,
    },
  },
};

export const guide: Guide = {
  purpose: 'Sets a message apart from the text: a principle, an invitation, the end of a page.',
  tasks: [
    'banner',
    'call to action',
    'highlighted message',
    'notice',
    'info box',
    'pull quote',
    'end of a page',
  ],
  use: [
    'As `aside` (the default), between or beside paragraphs, for one thing to remember.',
    'As `banner`, at the end of a page, to say where to go next.',
    'With `id`, where others should be able to link to it.',
  ],
  avoid: {
    'It says how an action ended.': 'Use `StatusMessage`, which is announced.',
    'The page has a banner already.': 'Use an `aside`, or a `Section`.',
    'It is a part of the page like the others.': 'Use `Section`.',
    'Nothing can be found at an address.': 'Use `ErrorScreen`.',
  },
  anatomy: {
    example: (
      <Callout label="Open position" heading="Come and work here" text={text} tags={tags}>
        {action}
      </Callout>
    ),
    parts: {
      Rule: { selector: 'section', description: 'A bold line: before an aside, above a banner.' },
      Label: { selector: 'section p', description: 'A few words above the heading.' },
      Heading: {
        selector: 'h2',
        description: 'Of the second level. It names the callout for screen readers.',
      },
      Text: { selector: 'h2 ~ p, div:has(> h2) ~ p', description: 'A sentence or two.' },
      Tags: { selector: 'ul', description: 'Short labels.' },
      Actions: { selector: 'a', description: 'Its children: a button or two.' },
    },
  },
  states: calloutVariants.map((variant) => ({
    name: variant,
    states: statesOf((props: Partial<CalloutProps>) => draw({ ...props, variant }), own[variant]),
  })),
  stateWidth: 480,
  pairs: [
    {
      do: {
        example: (
          <Callout variant="banner" heading="Come and work here" text={text}>
            {action}
          </Callout>
        ),
        why: 'One main action, which answers the heading.',
      },
      dont: {
        example: (
          <Callout variant="banner" heading="Come and work here" text={text}>
            <Button>Write to us</Button>
            <Button>Read about us</Button>
            <Button>Follow us</Button>
          </Callout>
        ),
        why: 'Three ways on are a list to choose from, and people choose none.',
      },
    },
    {
      do: {
        example: (
          <Section heading="Opening hours">
            <Prose>
              <p>Tuesday to Saturday, from nine to six.</p>
            </Prose>
          </Section>
        ),
        why: 'What is one part among others is a `Section`.',
      },
      dont: {
        example: <Callout heading="Opening hours" text="Tuesday to Saturday, from nine to six." />,
        why: 'If everything is set apart, nothing is.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the `#` beside the heading, which shows then (with `id` only), and to the actions.',
    Enter: 'On the `#`: puts the callout’s address into the address bar.',
  },
  announced: {
    'A screen reader comes to it':
      '“Come and work here, region”, and the heading as “heading, level 2”.',
    'It comes to the tags': 'A list with the name of the heading.',
    'The `#` gets the focus': '“Link to this section: Come and work here, link”.',
  },
  writing: [
    'Write the heading as the message itself, in at most six words: `Come and work here`, not `Information`.',
    'Keep the text to two sentences. The label says what kind of message it is: `Open position`.',
    'The action answers the heading: `Write to us`.',
  ],
};
