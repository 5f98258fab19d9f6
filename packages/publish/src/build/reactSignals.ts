import type { Plugin } from 'vite';

/** The signals that React throws to interrupt its own work, created once, when its code is evaluated. */
const signals = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/** React's code with signals that are errors like before, but have no stack. */
export const withoutStacks = (code: string) =>
  code.replace(signals, '$1Object.create(Error.prototype, { message: { value: $2 } })');

/**
 * Removes the stack of React's signals, which nobody reads. With a tool attached, V8 parses all of React again for the
 * positions in it, which is most of the time that evaluating React then takes
 * (docs/decisions/049-start-after-the-paint.md).
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
