import * as react from 'react/jsx-dev-runtime';
import { marked } from './marked';

export { Fragment } from 'react/jsx-dev-runtime';

/** See `jsx-runtime.ts`, for `npm run dev`. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, marked(type, props), ...rest);
