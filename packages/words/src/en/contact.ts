// The list of addresses at which the owner can be reached.

export const contact = {
  // A name such as `GitHub` keeps its capitals.
  /** `label` is a kind of address, such as `Email`. */
  copy: (label: string) => `Copy ${/^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label}`,
  /** What a tick after an address means. */
  verified: 'verified',
};
