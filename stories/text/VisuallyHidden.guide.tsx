import { Button } from '@portfolio/ui/Button';
import { Link } from '@portfolio/ui/Link';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import type { Guide } from '../support/guide.ts';

const href = 'https://example.com/';

export const guide: Guide = {
  purpose: 'Adds words that only screen readers read, where the eye has other clues.',
  tasks: ['screen reader only', 'sr-only', 'hidden text', 'hide visually', 'accessible name'],
  use: [
    'To complete a link or a button whose meaning the eye takes from its place: “Code”, but of which project?',
    'To say in words what an icon or a colour says.',
    'For an announcement that the eye doesn’t need, with `aria-live`.',
  ],
  avoid: {
    'Everybody needs the words.': 'Show them.',
    'Nobody should get them now.': 'Leave them out, or use `hidden`.',
    'It holds something that gets the focus.': 'Use `SkipLink`, which shows on focus.',
    'It says how an action ended.': 'Use `StatusMessage`, which shows it, too.',
  },
  anatomy: {
    example: (
      <Link href={href} style={{ position: 'relative' }}>
        Code
        <VisuallyHidden> of Tide Table</VisuallyHidden>
      </Link>
    ),
    parts: {
      'Visible words': { selector: 'a', description: 'What the eye gets: “Code”.' },
      'Hidden words': {
        selector: 'a > span',
        description: 'One pixel that takes no room. Here: “ of Tide Table”.',
      },
    },
  },
  states: [
    {
      states: [
        {
          name: 'in a link',
          example: (
            <Link href={href} style={{ position: 'relative' }}>
              Code
              <VisuallyHidden> of Tide Table</VisuallyHidden>
            </Link>
          ),
        },
        {
          name: 'in a text',
          example: (
            <p style={{ position: 'relative' }}>
              12 <VisuallyHidden>of</VisuallyHidden>
              <span aria-hidden="true">/</span> 20
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
          <Link href={href} style={{ position: 'relative' }}>
            Code
            <VisuallyHidden> of Tide Table</VisuallyHidden>
          </Link>
        ),
        why: 'The name begins with what shows, so “press Code” works by voice (WCAG 2.5.3).',
      },
      dont: {
        example: (
          <Link href={href} style={{ position: 'relative' }}>
            <span aria-hidden="true">Code</span>
            <VisuallyHidden>Repository of Tide Table</VisuallyHidden>
          </Link>
        ),
        why: 'Those who speak to their computer can’t know this name.',
      },
    },
    {
      do: {
        example: <Button variant="outline">Delete all 12 drafts</Button>,
        why: 'What everybody must know shows.',
      },
      dont: {
        example: (
          <Button variant="outline">
            Delete
            <VisuallyHidden> all 12 drafts</VisuallyHidden>
          </Button>
        ),
        why: 'Only screen readers say how much is lost.',
      },
    },
  ],
  keyboard: {},
  announced: { 'What it is in is read': 'All words in their order: “Code of Tide Table, link”.' },
  writing: [
    'Write words that continue the visible ones, beginning with a space: ` of Tide Table`.',
    'Keep it short: those who listen can’t skip a part of a name.',
    'Don’t describe the look, such as “blue button”.',
  ],
};
