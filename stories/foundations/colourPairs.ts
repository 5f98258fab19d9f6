import type { colorsOf, Theme } from '@portfolio/ui/tokens';

type Named = ReturnType<typeof colorsOf>;
type Colors = Record<keyof Named, Record<string, Record<Theme, string>>>;

/** A role that a colour can have: `text.muted`. */
export type Role = {
  [Group in keyof Named]: `${Group}.${keyof Named[Group] & string}`;
}[keyof Named];

/** What WCAG 2.2 asks for at level AA. */
export const needs = {
  text: { ratio: 4.5, rule: '1.4.3 Contrast (Minimum)' },
  nonText: { ratio: 3, rule: '1.4.11 Non-text Contrast' },
} as const;
export type Need = keyof typeof needs;

/** What a colour is set on, and why it must be seen there. */
export interface ColourPair {
  role: Role;
  on: readonly Role[];
  need: Need;
  /** What is drawn in the colour, as a short phrase. */
  draws: string;
  /** What the sample of it looks like. */
  sample: 'text' | 'link' | 'button' | 'outline' | 'ring';
}

const paper = ['surface.page', 'surface.raised'] as const satisfies Role[];
const anySurface = [...paper, 'surface.sunken'] as const satisfies Role[];

/** Every pair of colours that components use; decoration has no limit and is named below. */
export const colourPairs: readonly ColourPair[] = [
  {
    role: 'text.default',
    on: anySurface,
    need: 'text',
    draws: 'Headings and text',
    sample: 'text',
  },
  {
    role: 'text.muted',
    on: paper,
    need: 'text',
    draws: 'Labels, dates, notes, what comes second',
    sample: 'text',
  },
  { role: 'text.positive', on: paper, need: 'text', draws: 'What went well', sample: 'text' },
  { role: 'text.negative', on: paper, need: 'text', draws: 'What went wrong', sample: 'text' },
  { role: 'action.default', on: paper, need: 'text', draws: 'Links and buttons', sample: 'link' },
  {
    role: 'action.hover',
    on: paper,
    need: 'text',
    draws: 'The same under a pointer',
    sample: 'link',
  },
  {
    role: 'action.on',
    on: ['action.default', 'action.hover'],
    need: 'text',
    draws: 'The label of a solid button, and selected text',
    sample: 'button',
  },
  {
    role: 'line.control',
    on: paper,
    need: 'nonText',
    draws: 'Edges of fields and buttons, axes',
    sample: 'outline',
  },
  { role: 'line.positive', on: paper, need: 'nonText', draws: 'A valid field', sample: 'outline' },
  {
    role: 'line.negative',
    on: paper,
    need: 'nonText',
    draws: 'An invalid field',
    sample: 'outline',
  },
  {
    role: 'action.default',
    on: anySurface,
    need: 'nonText',
    draws: 'The focus ring',
    sample: 'ring',
  },
];

/** Roles that carry nothing by themselves: a hairline, and a ground. */
export const decoration: readonly Role[] = ['line.hairline', 'surface.sunken'];

/** What a role is in one theme, as CSS. */
export function colourOf(from: Colors, role: Role, theme: Theme): string {
  const [group, name] = role.split('.') as [keyof Colors, string];
  const pair = from[group][name];
  if (!pair) throw new Error(`${role} is not among the colours.`);
  return pair[theme];
}
