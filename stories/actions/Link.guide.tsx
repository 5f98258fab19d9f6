import { Button } from '@portfolio/ui/Button';
import { Link, type LinkProps } from '@portfolio/ui/Link';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const draw = (props: Partial<LinkProps>) => (
  <Link href="https://example.com/" {...props}>
    {props.children ?? 'Read the report'}
  </Link>
);

export const guide: Guide = {
  purpose: 'Leads to another page, to a file, or to an address outside the site.',
  tasks: [
    'link',
    'href',
    'go to another page',
    'open in a new tab',
    'router link',
    'mailto',
    'URL',
  ],
  use: [
    'In running text, and for single links after it.',
    'For any address: give it a path such as `/projects` and the application’s router takes it, if `LinkProvider` has one.',
    'With `external`, for a place that people come back from, such as a repository.',
  ],
  avoid: {
    'It does something on this page.': 'Use `Button`.',
    'It is what the page is about.': 'Use `ButtonLink`.',
    'An icon is known better than words.': 'Use `IconLink`.',
    'It is one of the site’s pages, for everywhere.': 'Use `SiteNav`.',
  },
  anatomy: {
    example: (
      <p>
        The numbers are in <Link href="https://example.com/">the report of May</Link>.
      </p>
    ),
    parts: {
      Link: {
        selector: 'a',
        description:
          'In the accent colour and underlined, so that colour isn’t all that tells it apart.',
      },
    },
  },
  states: [
    {
      states: [
        ...statesOf<LinkProps>(draw, { idle: {}, hover: {}, focus: {} }),
        ...statesOf<LinkProps>(draw, {
          'new tab': { external: true },
        }),
        {
          name: 'in a text',
          example: (
            <p>
              The numbers are in {draw({ children: 'the report of May' })}, with those of April.
            </p>
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <p>
            Each step is in <Link href="https://example.com/">the test protocol</Link>.
          </p>
        ),
        why: 'The words say where it leads, also in a list of all links.',
      },
      dont: {
        example: (
          <p>
            For the test protocol click <Link href="https://example.com/">here</Link>.
          </p>
        ),
        why: '“Here” says nothing to those who move from link to link.',
      },
    },
    {
      do: {
        example: <Button variant="quiet">Show more</Button>,
        why: 'What happens on this page is a button, which can be quiet.',
      },
      dont: {
        example: <Link href="https://example.com/">Show more</Link>,
        why: 'A link without a place to lead to changes the address and can’t be pressed with Space.',
      },
    },
  ],
  keyboard: { Tab: 'Moves the focus to the link.', Enter: 'Follows it.' },
  announced: {
    'It gets the focus': '“Read the report, link”.',
    'It is `external`':
      '“Read the report (opens in a new tab), link”. Nothing shows this to the eye.',
  },
  writing: [
    'Link the words that name the goal: `the test protocol`, not `here` and not the whole sentence.',
    'Give each goal its own words. Where many links say “Code”, add the project with `VisuallyHidden`.',
    'Say the format of a file in the text: `Price list (PDF)`.',
  ],
};
