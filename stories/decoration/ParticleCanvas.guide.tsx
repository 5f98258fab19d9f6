import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import type { ReactNode } from 'react';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';

/** A place without text, which is what it fills. */
const place = (width: number, height: number, content: ReactNode = <ParticleCanvas paused />) => (
  <Place
    width={width}
    style={{
      blockSize: height,
      border: '1px solid var(--pf-color-line-hairline)',
      isolation: 'isolate',
      position: 'relative',
    }}
  >
    {content}
  </Place>
);

const heading = <PageHeading heading="Talks" intro="Where I speak next, and what I said before." />;

export const guide: Guide = {
  purpose: 'Fills an empty place with a quiet scatter of joined points.',
  tasks: [
    'background',
    'animation',
    'particles',
    'decoration',
    'hero',
    'canvas',
    'network of dots',
  ],
  use: [
    'As `background` of `PageFrame`, which has a place without text for it.',
    'Once on a page.',
    'In a positioned parent with a height of its own: it is as large as that.',
  ],
  avoid: {
    'There is text in the place.': 'Leave it out: text must be easy to read.',
    'It would show numbers.': 'Use `Figure`: these points mean nothing.',
    'Something has been achieved.': 'Use `Celebration`.',
  },
  anatomy: {
    example: place(480, 160),
    parts: {
      Canvas: {
        selector: 'canvas',
        description:
          '30 to 50 points, more in a larger place. Those closer than 120 px are joined; from 768 px of width on, closer than 150 px.',
      },
    },
  },
  states: [
    {
      // They circle slowly round these places.
      states: [
        { name: 'at rest', example: place(480, 160) },
        { name: 'narrow and high', example: place(160, 240) },
        { name: 'a band', example: place(360, 72) },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <div>
            {heading}
            {place(320, 80)}
          </div>
        ),
        why: 'It has a place of its own, where nobody reads.',
      },
      dont: {
        example: place(
          320,
          140,
          <>
            <ParticleCanvas paused />
            {heading}
          </>,
        ),
        why: 'Lines behind letters make them hard to read, and contrast can’t be promised.',
      },
    },
  ],
  keyboard: {},
  announced: { 'A screen reader comes by': 'Nothing: it has `aria-hidden`.' },
  writing: [],
};
