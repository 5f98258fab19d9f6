// Somebody's words about the owner, and where visitors can check them.

export const testimonial = {
  /** Before the address of a site, on which visitors can check somebody's words. The second part is only heard. */
  check: (
    name: string | undefined,
  ): readonly [shown: string, more: string, beforeAddress: string] => [
    'Check',
    ` the words of ${name ?? 'this person'}`,
    ' at ',
  ],
};
