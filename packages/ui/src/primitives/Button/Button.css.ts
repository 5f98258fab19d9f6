import { keyframes, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { outOfSight } from '../../styles/outOfSight.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

/** A button that can be pressed now. */
const ready = ':not(:disabled, [aria-disabled="true"])';

export const button = recipe({
  base: inPrimitives({
    alignItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    display: 'inline-grid',
    // Contains the visually hidden words.
    position: 'relative',
    fontWeight: vars.weight.medium,
    justifyContent: 'center',
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': { print: { display: 'none' } },
  }),
  variants: {
    variant: {
      solid: inPrimitives({
        background: color.action.default,
        color: color.action.on,
        selectors: {
          '&:hover': { color: color.action.on },
          [`&:hover${ready}`]: { background: color.action.hover },
        },
      }),
      outline: inPrimitives({
        background: 'transparent',
        borderColor: color.line.control,
        color: color.text.default,
        selectors: {
          [`&:hover${ready}`]: { borderColor: color.action.default, color: color.action.default },
        },
      }),
      quiet: inPrimitives({
        background: 'transparent',
        color: color.action.default,
        selectors: {
          [`&:hover${ready}`]: { color: color.action.hover, textDecoration: 'underline' },
        },
      }),
    },
    size: {
      sm: inPrimitives({
        fontSize: vars.fontSize.label,
        minBlockSize: '2rem',
        minInlineSize: '2rem',
        paddingBlock: space.hair,
        paddingInline: space.sm,
      }),
      md: inPrimitives({
        minBlockSize: '2.75rem',
        minInlineSize: '2.75rem',
        paddingBlock: space.xs,
        paddingInline: space.md,
      }),
      lg: inPrimitives({
        fontSize: vars.fontSize.lead,
        minBlockSize: '3.25rem',
        minInlineSize: '3.25rem',
        paddingBlock: space.xs,
        paddingInline: space.lg,
      }),
    },
  },
});

const faceBase = primitiveStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: space.xs,
  gridArea: '1 / 1',
  justifyContent: 'center',
  minInlineSize: 0,
});

/** Label and progress share one cell, so the button is as wide as the wider one. */
export const face = styleVariants({
  label: [faceBase, inPrimitives({ selectors: { '[data-state="loading"] > &': { opacity: 0 } } })],
  progress: [
    faceBase,
    inPrimitives({ selectors: { '[data-state="idle"] > &': { visibility: 'hidden' } } }),
  ],
});

export const leadingIcon = primitiveStyle({
  blockSize: '1.25em',
  flex: 'none',
  inlineSize: '1.25em',
});

const narrow = 'screen and (max-width: 30rem)';

/** Invisible in a narrow window, but still announced. */
export const longLabel = primitiveStyle({ '@media': { [narrow]: outOfSight } });

export const shortLabel = primitiveStyle({
  display: 'none',
  '@media': { [narrow]: { display: 'inline' } },
});

export const externalMark = primitiveStyle({
  blockSize: '1em',
  flex: 'none',
  inlineSize: '1em',
  marginInlineStart: `calc(-1 * ${space.xxs})`,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const ring = primitiveStyle({ animation: `${turn} 900ms linear infinite`, flex: 'none' });
