import type { Plugin } from 'vite';

/** What React throws to itself to interrupt its work, made once, when its code is evaluated. */
const signals = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/** React's code with signals that are errors like before, but have no stack. */
export const withoutStacks = (code: string) =>
  code.replace(signals, '$1Object.create(Error.prototype, { message: { value: $2 } })');

/**
 * Spares React's signals their stack, which nobody reads. Where a tool is attached, V8 parses all of React once more
 * for the positions in it: most of the time that evaluating React takes there (docs/decisions/049-start-after-the-paint.md).
 */
export function reactSignals(): Plugin {
  return {
    name: 'portfolio:react-signals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  };
}
