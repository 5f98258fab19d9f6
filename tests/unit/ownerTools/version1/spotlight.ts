import type { SpotlightItem } from '../schema/spotlight';

export const spotlight: SpotlightItem[] = [
  {
    name: 'R',
    color: '#2b9470',
    icon: 'https://icons.example.org/r.svg',
    quotes: [{ text: 'One plot replaced a meeting.', project: 'Tide Chart' }],
  },
];
