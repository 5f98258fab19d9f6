// Somebody's words about the owner, and where visitors can check them.

export const testimonial = {
  /** Before the address of a site that confirms somebody's words. Only assistive technology reads the second part. */
  check: (
    name: string | undefined,
  ): readonly [shown: string, more: string, beforeAddress: string] => [
    'Check',
    ` the words of ${name ?? 'this person'}`,
    ' at ',
  ],
};
