import { Link } from '@portfolio/ui/Link';
import { MapEmbed, type MapEmbedProps } from '@portfolio/ui/MapEmbed';
import type { Guide } from '../support/guide.ts';
import { mapPage, nowhere } from '../support/map.ts';
import { Prerendered } from '../support/Prerendered.tsx';

const props: MapEmbedProps = {
  title: 'Map of Ghent, Belgium',
  embedUrl: mapPage('Map of Ghent'),
  linkUrl: 'https://maps.example.org/ghent',
};

export const guide: Guide = {
  purpose:
    'Shows a map from another site, with a link to the same place for everybody who doesn’t get it.',
  tasks: ['map', 'location', 'address', 'directions', 'iframe', 'embed', 'where we are'],
  use: [
    'Where visitors want to see where a place is, below what matters more.',
    'Without `askFor`, for a map that may be shown without asking: its server gets the visitor’s IP address, once some of the map is in the window.',
    'With `askFor`, the name of its server, where visitors must be asked first: nothing is requested before they press “Show map”.',
  ],
  avoid: {
    'The address is enough.': 'Write it, with a `Link` to a map.',
    'The frame isn’t a map.': 'Use a `Link`: the words here are about a map.',
  },
  anatomy: {
    example: <MapEmbed {...props} />,
    parts: {
      Ground: {
        selector: 'figure > div',
        description: 'An empty chart, up to 192 px high. It keeps the place; the map lies over it.',
      },
      Link: {
        selector: 'figcaption',
        description: 'To the map as a page of its own. Always there, without a script, too.',
      },
    },
  },
  stateWidth: 320,
  states: [
    {
      states: [
        {
          name: 'not in the window yet',
          example: (
            <Prerendered>
              <MapEmbed {...props} />
            </Prerendered>
          ),
        },
        {
          name: 'asking',
          example: <MapEmbed {...props} askFor="maps.example.org" />,
        },
        { name: 'loaded', example: <MapEmbed {...props} /> },
        { name: 'failed', example: <MapEmbed {...props} embedUrl={nowhere} /> },
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
  keyboard: {
    Tab: 'Goes into the map once it has loaded, and then to the link. If it failed: to “Try again”, and then to the link.',
    'Enter, Space':
      'On “Show map” or “Try again”: asks for the map. The focus moves to the ground, because the button is gone.',
  },
  announced: {
    'The map has the focus': '“Map of Ghent, Belgium, frame”, and what is in it.',
    'It is loading or has failed':
      'Nothing by itself. After “Show map” or “Try again”, politely: “The map did not load. The link below opens it in a new tab.”',
    'The link gets the focus': '“Map of Ghent, Belgium (opens in a new tab), link”.',
  },
  writing: [
    'The title is `Map of` and the place: it names the frame and is the text of the link.',
    'The words in place of a map are the component’s own.',
  ],
};
