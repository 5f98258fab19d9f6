import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

const callout = patternStyle({ breakInside: 'avoid', display: 'flex' });

export const root = styleVariants({
  aside: [
    callout,
    inPatterns({
      alignItems: 'start',
      borderBlockStart: `3px solid ${color.text.default}`,
      flexDirection: 'column',
      gap: space.md,
      padding: space.md,
    }),
  ],
  // What doesn't fit next to the words goes below them.
  banner: [
    callout,
    inPatterns({
      alignItems: 'center',
      borderBlockStart: `1px solid ${color.line.control}`,
      columnGap: space.xl,
      flexWrap: 'wrap',
      // The footer follows directly (`PageFrame`).
      marginBlockEnd: `calc(-1 * ${space.xl})`,
      paddingBlock: space.md,
      rowGap: space.md,
      '@media': { print: { marginBlockEnd: 0, paddingBlock: space.sm } },
    }),
  ],
});

/** Paper has no links, and without them such a banner asks for something that nobody can do there. */
export const invitation = patternStyle({ '@media': { print: { display: 'none' } } });

export const words = styleVariants({
  aside: inPatterns({ display: 'grid', gap: space.md }),
  banner: inPatterns({ display: 'grid', flex: '1 1 20rem', gap: space.xxs, minInlineSize: 0 }),
});

export const heading = patternStyle({ fontSize: vars.fontSize.title });

export const text = styleVariants({
  aside: inPatterns({ maxInlineSize: vars.width.measure }),
  banner: inPatterns({ color: color.text.muted, fontSize: vars.fontSize.small }),
});
