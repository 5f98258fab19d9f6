import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { IconLink, type IconLinkProps, iconLinkLabels } from '@portfolio/ui/IconLink';
import type { Guide } from '../support/guide.ts';
import { matrixOf, statesOf, valuesOf } from '../support/states.tsx';

const draw = (props: Partial<IconLinkProps>) => (
  <IconLink icon="mail" label="E-mail" href="mailto:office@example.org" {...props} />
);

export const guide: Guide = {
  purpose: 'Leads somewhere with a round icon that people know, and says where.',
  tasks: [
    'social media links',
    'profile link',
    'icon button that leads somewhere',
    'links in the footer',
    'follow me',
    'mail icon',
  ],
  use: [
    'For a few places that people know by their mark: mail, GitHub, LinkedIn.',
    'With `labelled="below"`, for a few in a row that are equally important.',
    'With `labelled="wide"`, in a tight row such as the footer: below 768 px only the icon shows.',
  ],
  avoid: {
    'It does something on this page.': 'Use `Button` or `CopyButton`.',
    'The place has no mark that everybody knows.': 'Use `Link`, or `ButtonLink` with an `icon`.',
    'The address itself matters, such as a phone number.': 'Use `ContactList`, which shows it.',
  },
  anatomy: {
    example: (
      <IconLink icon="github" label="GitHub" href="https://github.example.com/harbour-labs" />
    ),
    parts: {
      Link: { selector: 'a', description: 'Circle and label are one link.' },
      Circle: {
        selector: 'a > span',
        description: '44 px wide and high, with a hairline around it.',
      },
      Icon: { selector: 'svg', description: 'Decoration; screen readers skip it.' },
      Label: {
        selector: 'a > span:last-of-type',
        description: 'The place. Beside the circle, below it, or beside it where there is room.',
      },
    },
  },
  states: [
    ...matrixOf<IconLinkProps>(draw, valuesOf('labelled', iconLinkLabels), {
      idle: {},
      hover: {},
      focus: {},
    }),
    {
      name: 'icons',
      states: statesOf<IconLinkProps>(draw, {
        github: { icon: 'github', label: 'GitHub' },
        linkedin: { icon: 'linkedin', label: 'LinkedIn' },
        globe: { icon: 'globe', label: 'Website' },
        phone: { icon: 'phone', label: 'Phone' },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <Cluster>
            <IconLink icon="mail" label="E-mail" href="mailto:office@example.org" />
            <Button variant="outline" icon="turn">
              Try again
            </Button>
          </Cluster>
        ),
        why: 'A mark for a place, a button for what happens here.',
      },
      dont: {
        example: <IconLink icon="turn" label="Try again" href="https://example.com/" />,
        why: 'A link can’t be pressed with Space, and opens as a page in a new tab.',
      },
    },
    {
      do: {
        example: (
          <IconLink
            icon="linkedin"
            label="LinkedIn"
            href="https://linkedin.example.com/harbour-labs"
          />
        ),
        why: 'The label is the name of the place.',
      },
      dont: {
        example: (
          <IconLink
            icon="linkedin"
            label="Click here"
            href="https://linkedin.example.com/harbour-labs"
          />
        ),
        why: 'Screen readers don’t read the icon: nobody who listens knows where it leads.',
      },
    },
  ],
  keyboard: { Tab: 'Moves the focus to the link.', Enter: 'Follows it.' },
  announced: {
    'It gets the focus': '“E-mail, link”, also where only the icon shows.',
    'It is `external`': '“GitHub (opens in a new tab), link”. Nothing shows this to the eye.',
  },
  writing: [
    'Use the name of the place: `GitHub`, `E-mail`. One word is best.',
    'Don’t write “my” or “visit”: the link says so by being one.',
  ],
};
