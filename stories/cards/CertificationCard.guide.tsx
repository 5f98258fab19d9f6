import { CertificationCard, type CertificationCardProps } from '@portfolio/ui/CertificationCard';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const certificate: CertificationCardProps = {
  title: 'Cloud Data Engineering',
  provider: 'Nordlicht Academy',
  duration: 'Mar 2025 (4 weeks)',
  description: 'Batch and streaming pipelines, with a graded project on sensor data.',
  type: 'Course',
  typeColor: '#2a63b8',
  skills: ['SQL', 'Kafka', 'Terraform'],
};

const draw = (props: Partial<CertificationCardProps>) => (
  <CertificationCard {...certificate} {...props} />
);

const url = 'https://credentials.example.org/cloud-data-engineering';

export const guide: Guide = {
  purpose: 'Presents a certificate, a course or a training, and who confirms it.',
  tasks: ['certificate', 'course', 'training', 'credential', 'badge of a provider', 'verified'],
  use: [
    'For something that was completed and that a provider issued.',
    'With `verified` only if a third party confirms it, and with `url` if anybody can see it there.',
    'In a `Grid` of two columns; skills and links of a row line up at the bottom.',
  ],
  avoid: {
    'It is a degree.': 'Use `DegreeCard`, which has highlights.',
    'It is a skill.': 'Use `SkillTile`.',
    'It is still going on, or was paid work.': 'Use `Timeline`.',
  },
  anatomy: {
    example: draw({ verified: true, url, providerLogo: pictures.icon }),
    parts: {
      Rule: { selector: 'article', description: 'In the colour of the kind.' },
      Title: { selector: 'h3', description: 'A third-level heading.' },
      'Kind and time': {
        selector: 'h3 + p',
        description:
          'What it is, when and for how long; “Verified” if it is, with a link to the proof.',
      },
      Logo: {
        selector: 'h3 + p + div > :first-child',
        description: 'The provider’s logo, 40 px. Decoration.',
      },
      Provider: { selector: 'strong', description: 'Followed by `providerSubtitle`.' },
      Skills: { selector: 'ul', description: 'Tags, at the bottom of the card.' },
      Link: {
        selector: 'a',
        description:
          'To the certificate, in a new tab: “Verified”, or “See the certificate” at the bottom.',
      },
    },
  },
  stateWidth: 260,
  states: [
    {
      states: statesOf(draw, {
        'without a logo': {},
        'logo and partner': {
          providerLogo: pictures.icon,
          providerSubtitle: 'with the University of Bergen',
          description: undefined,
        },
        'verified, with link': { verified: true, url, description: undefined },
        'with a link only': { url, description: undefined },
        'logo fails': {
          providerLogo: pictures.broken,
          typeColor: '#1a6b3c',
          type: 'Internship',
          description: undefined,
        },
        'no description, no skills': { description: undefined, skills: [] },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({ verified: true, url }),
        why: '“Verified” leads to the proof, which anybody can see.',
      },
      dont: {
        example: draw({ verified: true }),
        why: 'Without a link, “Verified” is only a claim.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the link, if there is one.',
    Enter: 'Opens the certificate in a new tab.',
  },
  announced: {
    'The card is read':
      'The title as a heading of level 3, kind and time, the provider, the description, “Skills of Cloud Data Engineering, list”. Logo and initials aren’t read.',
    'The link gets the focus':
      '“Verified: Cloud Data Engineering (opens in a new tab), link”; without `verified`, “See the certificate of Cloud Data Engineering”.',
  },
  writing: [
    'Title: as the provider writes it, without the provider’s name.',
    'Time: `Jan 2025–Mar 2025 (10 weeks)`. An en dash without spaces.',
    'Description: one sentence on what was learnt or built, not on the provider.',
  ],
};
