/** What the content may leave out, and the sample does not. */
export function stated<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The sample leaves out what this test looks for.');
  return value;
}
