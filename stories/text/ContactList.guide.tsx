import { ContactList, type ContactListProps } from '@portfolio/ui/ContactList';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const email = {
  icon: 'mail',
  label: 'Email',
  value: 'office@example.org',
  href: 'mailto:office@example.org',
  verified: false,
} as const;
const phone = {
  icon: 'phone',
  label: 'Phone',
  value: '+1 202 555 0117',
  href: 'tel:+12025550117',
  verified: false,
} as const;
const profile = {
  icon: 'github',
  label: 'GitHub',
  value: 'harbour-labs',
  href: 'https://github.example.com/harbour-labs',
  verified: false,
} as const;
const place = {
  icon: 'place',
  label: 'Location',
  value: 'Trondheim, Norway',
  verified: false,
} as const;
const copyable = { ...email, verified: true, copyable: true };

const draw = (props: Partial<ContactListProps>) => (
  <ContactList entries={[copyable, phone, profile, place]} {...props} />
);

export const guide: Guide = {
  purpose: 'Lists the ways to reach somebody, each with its address to read, follow and copy.',
  tasks: ['contact details', 'e-mail address', 'phone number', 'address', 'social profiles'],
  use: [
    'Where people decide how to get in touch, such as a page about contact.',
    'With `copyable`, for what people type elsewhere: e-mail and phone.',
    'With `verified`, for what somebody has checked.',
  ],
  avoid: {
    'The icons alone are enough, as in a footer.': 'Use `IconLink`.',
    'People should write here and now.': 'Use a `Form`.',
    'The place should be seen on a map.': 'Use `MapEmbed`, beside it.',
    'These are numbers to compare.': 'Use `StatisticList`.',
  },
  anatomy: {
    example: draw({ entries: [copyable, place] }),
    parts: {
      Label: { selector: 'dt', description: 'What kind of address, after a small icon.' },
      Value: {
        selector: 'dd a',
        description: 'The address, as a link if it leads somewhere. 44 px high for a finger.',
      },
      Tick: { selector: 'dd svg', description: 'With `verified`: green, and said in words.' },
      'Copy button': { selector: 'dd button', description: 'With `copyable`.' },
    },
  },
  states: [
    {
      states: statesOf<ContactListProps>(draw, {
        idle: {},
        hover: {},
        focus: {},
        'without links': { entries: [place] },
        verified: { entries: [{ ...email, verified: true }] },
        'can be copied': {
          entries: [
            { ...email, copyable: true },
            { ...phone, copyable: true },
          ],
        },
      }),
    },
  ],
  stateWidth: 320,
  pairs: [
    {
      do: {
        example: draw({ entries: [phone, profile] }),
        why: 'The value is what people know the place by.',
      },
      dont: {
        example: draw({
          entries: [
            { ...phone, value: 'Call us' },
            { ...profile, value: 'Click to see our profile' },
          ],
        }),
        why: 'Who wants to write the number down has to open the link for it.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves from link to link, and to the copy button after its link.',
    Enter: 'Follows a link. Profiles open in a new tab, mail and phone don’t.',
    'Enter, Space': 'On a copy button: copies the value.',
  },
  announced: {
    'A row is read':
      'The label as a term, and the value as its definition: “Email. office@example.org, link (verified)”.',
    'The link of a profile gets the focus': '“harbour-labs (opens in a new tab), link”.',
    'A copy button gets the focus': '“Copy email, button”.',
    'The value has been copied': '“Copied”.',
  },
  writing: [
    'Use one word as the label, with a capital: `Email`. The copy button makes `Copy email` of it; names such as `GitHub` keep their capitals.',
    'Write values as people do: `+1 202 555 0117`, `harbour-labs`. The `href` holds the form for programs.',
    'Give each label once.',
  ],
};
