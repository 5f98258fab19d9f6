import { globalStyle } from '@vanilla-extract/css';
import { wide as hasRoom, sideBySide } from '../../patterns/FlipCard/CardSide.css.ts';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { picture } from '../ProjectCard/ProjectCard.css.ts';

export const grid = portfolioStyle({
  alignContent: 'start',
  // Where there are categories to choose from.
  '@media': { 'screen and (scripting: enabled)': { minBlockSize: 600 } },
});

/** One card to a row: the picture of a front is next to its other parts, as the figure of a back is. */
export const wide = portfolioStyle({});

const front = `${wide} > li > [data-flipped="false"] > :first-child`;
const inFront = (selector: string, rule: object) =>
  globalStyle(selector, inPortfolio({ '@container': { [hasRoom]: rule } }));

inFront(front, sideBySide);
inFront(`${front} > *, ${front} > * > *`, { gridColumn: 2 });
inFront(`${front} ${picture}`, {
  alignContent: 'center',
  blockSize: 'auto',
  borderBlockEnd: 0,
  borderInlineEnd: `1px solid ${vars.color.line.hairline}`,
  gridColumn: 1,
  gridRow: '1 / -1',
  marginInlineEnd: 0,
});
