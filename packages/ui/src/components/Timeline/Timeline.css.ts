import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const list = style(
  component({
    borderInlineStart: `1px solid ${vars.color.line.control}`,
    display: 'grid',
    gap: vars.space.xl,
  }),
);

export const item = style(
  component({
    paddingInlineStart: vars.space.lg,
    position: 'relative',
    '::before': {
      background: vars.color.line.control,
      blockSize: 1,
      content: '',
      inlineSize: vars.space.lg,
      // Runs into the rule above the card.
      insetBlockStart: 0,
      insetInlineStart: 0,
      position: 'absolute',
    },
  }),
);

export const company = style(
  component({ alignItems: 'center', display: 'flex', gap: vars.space.sm }),
);

export const initials = style(
  component({
    alignItems: 'center',
    border: '2px solid var(--pf-mark)',
    borderRadius: vars.radius.full,
    display: 'inline-flex',
    blockSize: '2.5rem',
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    fontSize: vars.size.label,
    inlineSize: '2.5rem',
    justifyContent: 'center',
  }),
);

export const duties = style(
  component({
    display: 'grid',
    gap: vars.space.xs,
    listStyle: 'disc',
    maxInlineSize: vars.width.measure,
    paddingInlineStart: '1.2em',
  }),
);
