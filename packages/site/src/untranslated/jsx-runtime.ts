import * as react from 'react/jsx-runtime';
import { marked } from './marked';

export { Fragment } from 'react/jsx-runtime';

/**
 * React's own functions, used in the pages of a translation instead of those: an element whose text is still in the
 * first language says so (WCAG 3.1.2), wherever a component shows it
 * (docs/decisions/055-mark-what-is-not-translated.md).
 */
export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, marked(type, props), key);
export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, marked(type, props), key);
