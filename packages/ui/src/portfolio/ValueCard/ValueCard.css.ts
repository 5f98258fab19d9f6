import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { notPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

/** The cards of a row are equally high. */
export const root = portfolioStyle({ position: 'relative' });

// A card is only as high as the side that shows.
globalStyle(
  `${notPlain} ${root} > [data-hidden="true"]`,
  inPortfolio({ '@media': { screen: { inset: 0, position: 'absolute' } } }),
);
// In a row with a higher card, the text stays below the name, and the button at the bottom.
globalStyle(`${root} > div`, inPortfolio({ gap: 0 }));
globalStyle(`${root} > div > :first-child`, inPortfolio({ flex: 'none' }));
globalStyle(
  `${root} > div > :last-child`,
  inPortfolio({ alignContent: 'space-between', alignItems: 'start', flex: 1 }),
);

export const head = portfolioStyle({ alignItems: 'center', display: 'flex', gap: vars.space.xs });

export const icon = portfolioStyle({ color: vars.color.text.muted, fontSize: vars.fontSize.lead });

/** Its last line is in line with the button, if both fit. */
export const text = portfolioStyle({
  flex: '1 1 16rem',
  fontSize: vars.fontSize.body,
  paddingBlock: 'calc((2.75rem - 1lh) / 2)',
});
