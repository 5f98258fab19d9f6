// The texts that only the Experience page has.

export const experiencePage = {
  /**
   * The name of a drawing of periods on an axis.
   * @param heading the heading of the positions in the drawing
   */
  byMonth: (heading: string) => `${heading} by month`,
  references: 'References',
};
