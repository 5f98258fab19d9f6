import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color } = vars;

export const axis = portfolioStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const dot = portfolioStyle({
  // Each dot brings its part of the axis.
  background: `linear-gradient(${color.line.control}, ${color.line.control}) 0 50% / 100% 1px no-repeat`,
  blockSize: '2.75rem',
  borderRadius: 0,
  inlineSize: '2rem',
  outlineOffset: '-2px',
  position: 'relative',
  '::before': {
    background: color.surface.page,
    blockSize: 11,
    border: `1.5px solid ${color.line.control}`,
    borderRadius: vars.radius.full,
    content: '',
    inlineSize: 11,
    inset: 0,
    margin: 'auto',
    position: 'absolute',
  },
  selectors: {
    '&:hover::before': { borderColor: color.action.default },
    '&[aria-current="true"]::before': {
      background: color.text.default,
      borderColor: color.text.default,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="true"]::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});
