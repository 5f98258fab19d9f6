import { style } from '@vanilla-extract/css';
import { component, pattern } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({
    alignItems: 'center',
    columnGap: vars.space.lg,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingBlock: vars.space.lg,
    rowGap: vars.space.md,
  }),
);

export const identity = style(
  component({
    alignItems: 'center',
    display: 'flex',
    flex: '1 1 18rem',
    gap: vars.space.md,
    minInlineSize: 0,
  }),
);

export const portrait = style(
  component({
    blockSize: 72,
    borderRadius: vars.radius.full,
    flex: 'none',
    inlineSize: 72,
    objectFit: 'cover',
  }),
);

export const text = style(component({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 }));

export const name = style(
  component({
    fontSize: vars.size.title,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
  }),
);

export const tagline = style(
  component({ color: vars.color.text.muted, lineHeight: vars.leading.snug }),
);

export const actions = style(
  pattern({
    '@media': {
      print: { display: 'none' },
      // Side by side on a phone, so that the content comes into view.
      'screen and (max-width: 30rem)': {
        alignItems: 'stretch',
        display: 'grid',
        gridAutoColumns: '1fr',
        gridAutoFlow: 'column',
        inlineSize: '100%',
      },
    },
  }),
);
