import { style } from '@vanilla-extract/css';

/** In the pictures of a docs page, but not in the example at its top, which has room. */
const picture = '#storybook-docs &:not(.docs-story *)';

/** A part of a page. */
export const part = style({ selectors: { [picture]: { contain: 'layout', zoom: 0.28 } } });

/** A whole page, with the edges of its window. */
export const page = style([
  part,
  { selectors: { [picture]: { outline: '3px solid var(--pf-color-line-hairline)' } } },
]);
