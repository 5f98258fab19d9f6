// The headings of the About page.

export const aboutPage = {
  selectedWork: 'Selected work',
  aboutMe: 'About me',
  coreValues: 'Core Values',
  interests: 'Interests',
};
