/**
 * Makes something of its inputs, or takes what was made of the same inputs before.
 * @param name tells what is made from everything else
 * @param inputs all that it is made of, by name
 * @param make reads its inputs from what it is given, and from nowhere else
 */
export type Keep = <Inputs extends object, Made>(
  name: string,
  inputs: Inputs,
  make: (inputs: Inputs) => Promise<Made>,
) => Promise<Made>;

/** Keeps nothing: makes it each time. */
export const makeAnew: Keep = (_name, inputs, make) => make(inputs);
