// What the Experience page says itself.

export const experiencePage = {
  /**
   * The name of a drawing of periods on an axis.
   * @param heading of the positions that it shows
   */
  byMonth: (heading: string) => `${heading} by month`,
  references: 'References',
};
