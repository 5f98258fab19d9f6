import { style } from '@vanilla-extract/css';

/** A part of a page is drawn smaller in the pictures of a docs page, where there is less room than on a page. */
export const miniature = style({
  selectors: {
    // The example at the top of the page has room.
    '#storybook-docs &:not(.docs-story *)': { contain: 'layout', zoom: 0.28 },
  },
});
