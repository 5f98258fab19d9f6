import { Link } from '@portfolio/ui/Link';
import { MapEmbed, type MapEmbedProps } from '@portfolio/ui/MapEmbed';
import type { Guide } from '../support/guide.ts';
import { Prerendered } from '../support/Prerendered.tsx';
import { Place } from '../support/places.tsx';
import { arabic, longWord } from '../support/samples.ts';

/** Replaces the map of a service, so that nothing is asked of a network. */
const embedUrl = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Map</title><style>html,body{margin:0;height:100%}svg{display:block;width:100%;height:100%}</style>' +
    '<svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#fff" stroke-width="5">' +
    '<path fill="#e8e4d8" stroke="none" d="M0 0h320v180H0z"/><path stroke="#a9c4de" stroke-width="22" d="M-10 130c80-60 140 40 210-10s80-30 130-50"/>' +
    '<path fill="#cfdcc0" stroke="none" d="M30 20h70v50H30z"/><path d="M0 84h320M120 0v180M230 0v180M0 20l320 130"/><circle cx="172" cy="76" r="9" fill="#c0392b" stroke-width="3"/></svg></html>',
)}`;

/** Fails at once and without a network: the address of a blob that doesn’t exist. */
const nowhere = 'blob:null/8e0e2f6a-3f0d-4d0e-9f43-5f7f1e9c2b11';

const props: MapEmbedProps = {
  title: 'Map of Ghent, Belgium',
  embedUrl,
  linkUrl: 'https://maps.example.org/ghent',
};

export const guide: Guide = {
  purpose:
    'Shows a map from another site, with a link to the same place for everybody who doesn’t get it.',
  tasks: ['map', 'location', 'address', 'directions', 'iframe', 'embed', 'where we are'],
  use: [
    'Where visitors want to see where a place is, below what matters more.',
    'For a map that may be shown without asking: its server learns the visitor’s address, once the map is within 300 px of the window.',
  ],
  avoid: [
    { when: 'The address is enough.', instead: 'Write it, with a `Link` to a map.' },
    { when: 'The frame isn’t a map.', instead: 'Use a `Link`: the words here are about a map.' },
  ],
  anatomy: {
    example: <MapEmbed {...props} />,
    parts: [
      {
        name: 'Ground',
        selector: 'figure > div',
        description: 'An empty chart, up to 224 px high. It keeps the place; the map lies over it.',
      },
      {
        name: 'Link',
        selector: 'figcaption',
        description: 'To the map as a page of its own. Always there, without a script, too.',
      },
    ],
  },
  stateWidth: 320,
  states: [
    {
      states: [
        {
          name: 'not near the window yet',
          example: (
            <Prerendered>
              <MapEmbed {...props} />
            </Prerendered>
          ),
        },
        { name: 'loaded', example: <MapEmbed {...props} /> },
        { name: 'failed', example: <MapEmbed {...props} embedUrl={nowhere} /> },
        {
          name: 'failed, long word',
          example: <MapEmbed {...props} title={longWord} embedUrl={nowhere} />,
        },
        {
          name: 'right to left',
          example: (
            <Place dir="rtl">
              <Prerendered>
                <MapEmbed {...props} title={arabic.label} />
              </Prerendered>
            </Place>
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
            Coupure 12, 9000 Ghent. <Link href="https://maps.example.org/ghent">Show on a map</Link>
          </p>
        ),
        why: 'For an address, words do: nothing is loaded from another site.',
      },
      dont: {
        example: <MapEmbed {...props} title="Coupure 12, 9000 Ghent" />,
        why: 'A map as the only place of an address can’t be copied, printed or read aloud.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes into the map once it has loaded, and then to the link. If it failed: to “Try again”, and then to the link.',
    },
    {
      keys: 'Enter, Space',
      does: 'On “Try again”: asks again. The focus moves to the ground, because the button is gone.',
    },
  ],
  announced: [
    { when: 'The map has the focus', says: '“Map of Ghent, Belgium, frame”, and what is in it.' },
    {
      when: 'It is loading or has failed',
      says: 'Nothing by itself. After “Try again”, politely: “The map did not load. The link below opens it in a new tab.”',
    },
    {
      when: 'The link gets the focus',
      says: '“Map of Ghent, Belgium (opens in a new tab), link”.',
    },
  ],
  writing: [
    'The title is `Map of` and the place: it names the frame and is the text of the link.',
    'The words in place of a map are the component’s own.',
  ],
  related: [
    { name: 'ContactList', why: 'the address in words' },
    { name: 'Link', why: 'a map in one line' },
    { name: 'Picture', why: 'a map as a picture of your own' },
  ],
};
