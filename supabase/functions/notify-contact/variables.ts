import { NotifyProblem } from './problem.ts';

/** A rule for a value, as a test and in words. */
export type Rule = readonly [isKept: (value: string) => boolean, mustBe: string];

/**
 * Reads a variable of the environment, or gives `fallback` where it is not set.
 * @throws NotifyProblem that names a variable that is missing or breaks its rule, and never its value
 */
export type ReadVariable = (name: string, rule?: Rule, fallback?: string) => string;

/** Makes a reader of an environment. */
export function createReader(get: (name: string) => string | undefined): ReadVariable {
  return (name, [isKept, mustBe] = [() => true, ''], fallback) => {
    const value = get(name)?.trim() || undefined;
    if (value !== undefined && !isKept(value)) {
      throw new NotifyProblem(`${name} must be ${mustBe}`);
    }
    const result = value ?? fallback;
    if (result === undefined) throw new NotifyProblem(`${name} is not set`);
    return result;
  };
}

export const wholeNumber = (most: number): Rule => [
  (value) => /^[1-9]\d*$/.test(value) && Number(value) <= most,
  `a whole number from 1 to ${most}`,
];

const webAddress: Rule = [
  (value) => /^https?:/.test(value) && URL.canParse(value),
  'an address that starts with https://',
];

/** Reads an address of the web. It ends without a slash. */
export const readUrl = (read: ReadVariable, name: string, fallback?: string): string =>
  read(name, webAddress, fallback).replace(/\/+$/, '');
