/**
 * Makes something from its inputs, or returns the earlier result of the same inputs.
 * @param name identifies the result
 * @param inputs everything that it is made from, by name
 * @param make reads its inputs from its argument, and from nowhere else
 */
export type Keep = <Inputs extends object, Made>(
  name: string,
  inputs: Inputs,
  make: (inputs: Inputs) => Promise<Made>,
) => Promise<Made>;

/** Keeps nothing: makes it each time. */
export const makeAnew: Keep = (_name, inputs, make) => make(inputs);
