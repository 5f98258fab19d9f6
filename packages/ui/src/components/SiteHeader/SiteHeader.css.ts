import { style } from '@vanilla-extract/css';
import { component, pattern } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

const { space } = vars;

const phone = 'screen and (max-width: 30rem)';
const narrow = '(max-width: 60rem)';

export const root = style(
  component({
    alignItems: 'center',
    columnGap: space.md,
    display: 'grid',
    gridTemplateAreas: '"portrait identity controls" "portrait tagline actions"',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    paddingBlock: space.lg,
    rowGap: space.xxs,
    '@media': {
      [narrow]: {
        gridTemplateAreas:
          '"portrait identity controls" "portrait tagline tagline" "actions actions actions"',
      },
      [phone]: {
        columnGap: space.sm,
        gridTemplateAreas:
          '"portrait identity controls" "tagline tagline tagline" "actions actions actions"',
        paddingBlock: space.sm,
        rowGap: space.xs,
      },
    },
  }),
);

export const portrait = style(
  component({
    blockSize: 72,
    borderRadius: vars.radius.full,
    gridArea: 'portrait',
    inlineSize: 72,
    objectFit: 'cover',
    '@media': { [phone]: { blockSize: 56, inlineSize: 56 } },
  }),
);

export const identity = style(
  component({
    alignSelf: 'end',
    gridArea: 'identity',
    '@media': { [phone]: { alignSelf: 'center' } },
  }),
);

export const name = style(
  component({
    fontSize: vars.size.title,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.tight,
    '@media': { [phone]: { fontSize: vars.size.lead } },
  }),
);

export const tagline = style(
  component({
    alignSelf: 'start',
    color: vars.color.text.muted,
    gridArea: 'tagline',
    lineHeight: vars.leading.snug,
    '@media': { [phone]: { fontSize: vars.size.label } },
  }),
);

export const controls = style(
  component({
    alignSelf: 'start',
    gridArea: 'controls',
    justifySelf: 'end',
    '@media': { print: { display: 'none' } },
  }),
);

export const actions = style(
  pattern({
    gridArea: 'actions',
    justifyContent: 'end',
    '@media': {
      print: { display: 'none' },
      [narrow]: { justifyContent: 'start', marginBlockStart: space.xs },
      // Side by side, so that the content comes into view.
      [phone]: {
        alignItems: 'stretch',
        display: 'grid',
        gap: space.xs,
        gridAutoFlow: 'column',
        justifyContent: 'stretch',
        marginBlockStart: 0,
      },
    },
  }),
);

/** Beside both lines, where no controls stand over them. */
export const actionsAlone = style(
  pattern({ '@media': { '(min-width: 60.01rem)': { gridRow: '1 / 3' } } }),
);
