/** The headings of the About page. */
export const aboutPage = {
  selectedWork: 'Selected work',
  aboutMe: 'About me',
  coreValues: 'Core Values',
  interests: 'Interests',
};

/** The button on the front of a value's card. */
export const value = { inPractice: 'In practice' };

/** A time zone, named after a city, and how its time differs from the visitor's. */
export const zone = {
  name: (city: string) => `${city} time`,
  same: 'same as yours',
  ahead: (hours: string) => `${hours} h ahead of you`,
  behind: (hours: string) => `${hours} h behind you`,
};
