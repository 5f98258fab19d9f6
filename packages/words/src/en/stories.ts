// The links to the stories before and after this one.

export const stories = {
  label: 'More stories',
  previous: (category: string) => `Previous story · ${category}`,
  next: (category: string) => `Next story · ${category}`,
};
