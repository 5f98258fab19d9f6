// Bundlers replace `process.env.NODE_ENV`. It is declared here because nothing else in the library needs Node's types.
declare const process: { env: { NODE_ENV?: string } };

/**
 * Throws in development when a component gets a prop that it can't work with. The message names the component and the
 * prop. In production nothing is checked: a bundler removes the body.
 */
export function assertProp(
  condition: boolean,
  component: string,
  prop: string,
  message: string,
): void {
  if (process.env.NODE_ENV === 'production' || condition) return;
  throw new Error(`${component}: \`${prop}\` ${message}`);
}
