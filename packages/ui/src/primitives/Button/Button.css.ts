import { keyframes, styleVariants } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

const { color, fontSize, space } = vars;

export const button = primitiveStyle({
  alignItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  display: 'inline-grid',
  // Contains the visually hidden text.
  position: 'relative',
  fontWeight: vars.weight.medium,
  justifyContent: 'center',
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { print: { display: 'none' } },
});

export const variants = styleVariants({
  solid: inPrimitives({
    background: color.action.default,
    color: color.action.on,
    vars: { '--pf-hover': color.action.on },
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': { background: color.action.hover },
    },
  }),
  outline: inPrimitives({
    background: 'transparent',
    borderColor: color.line.control,
    color: color.text.default,
  }),
  quiet: inPrimitives({
    background: 'transparent',
    color: color.action.default,
    // The button has no visible edge, so its words must line up with text, even at the start of a line.
    selectors: { '&&': { borderInlineWidth: 0, paddingInline: 0 } },
    // In forced colours, the system would draw the transparent border.
    '@media': { '(forced-colors: active)': { borderColor: 'Canvas' } },
  }),
});

/** The button is at least as wide as it is high. */
const sized = (height: string, padding: string) =>
  ({ minBlockSize: height, minInlineSize: height, padding }) as const;

export const sizes = styleVariants({
  sm: inPrimitives({ ...sized('2rem', `${space.hair} ${space.sm}`), fontSize: fontSize.label }),
  md: inPrimitives(sized('2.75rem', `${space.xs} ${space.md}`)),
  lg: inPrimitives({ ...sized('3.25rem', `${space.xs} ${space.lg}`), fontSize: fontSize.lead }),
});

const faceBase = primitiveStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: space.xs,
  gridArea: '1 / 1',
  justifyContent: 'center',
  minInlineSize: 0,
});

/** Label and progress share one cell, so the button is as wide as the wider of both. */
export const face = styleVariants({
  label: [faceBase, inPrimitives({ selectors: { '[data-state="loading"] > &': { opacity: 0 } } })],
  progress: [
    faceBase,
    inPrimitives({ selectors: { '[data-state="idle"] > &': { visibility: 'hidden' } } }),
  ],
});

const narrow = 'screen and (max-width: 40rem)';

/** In a narrow window, the label is invisible but still announced. */
export const longLabel = primitiveStyle({ '@media': { [narrow]: visuallyHidden } });

export const shortLabel = primitiveStyle({
  display: 'none',
  '@media': { [narrow]: { display: 'inline' } },
});

export const externalMark = primitiveStyle({
  flex: 'none',
  marginInlineStart: `calc(-1 * ${space.xxs})`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const ring = primitiveStyle({
  animation: `${turn} 900ms linear infinite`,
  fill: 'none',
  flex: 'none',
  stroke: 'currentColor',
});
