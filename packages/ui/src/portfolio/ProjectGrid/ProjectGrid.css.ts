import { globalStyle } from '@vanilla-extract/css';
import { wide as hasRoom, sideBySide } from '../../patterns/FlipCard/CardSide.css.ts';
import { front as cardFront } from '../../patterns/FlipCard/FlipCard.css.ts';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { unlessPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';
import { picture } from '../ProjectCard/ProjectCard.css.ts';

export const grid = portfolioStyle({
  alignContent: 'start',
  // Only there can visitors choose a category.
  '@media': { screen: { selectors: { [unlessPlain]: { minBlockSize: 600 } } } },
});

/** With one card per row, the front's picture is next to its other parts, like the figure of a back. */
export const wide = portfolioStyle({});

const front = `${wide} > li > * > ${cardFront}`;
const inFront = (selector: string, rule: object) =>
  globalStyle(selector, inPortfolio({ '@container': { [hasRoom]: rule } }));

inFront(front, sideBySide);
inFront(`${front} > *, ${front} > * > *`, { gridColumn: 2 });
inFront(`${front} ${picture}`, {
  borderBlockEnd: 0,
  borderInlineEnd: `1px solid ${vars.color.line.hairline}`,
  gridColumn: 1,
  gridRow: '1 / -1',
  marginInlineEnd: 0,
});
