/** The texts that only the Experience page has. */
export const experiencePage = {
  /**
   * The name of a drawing of periods on an axis.
   * @param heading the heading of the positions in the drawing
   */
  byMonth: (heading: string) => `${heading} by month`,
  references: 'References',
};

/** A position on the timeline. */
export const timeline = { skillsAs: (title: string) => `Skills used as ${title}` };

/** Somebody's words about the owner, and where visitors can check them. */
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
