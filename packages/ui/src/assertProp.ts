// Declared here, because the library has no other use for Node's types. Bundlers fill it in.
declare const process: { env: { NODE_ENV?: string } };

/**
 * Throws in development when a component was given a prop that it cannot work with; the message
 * names both. In production nothing is checked, and a bundler leaves the call empty.
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
