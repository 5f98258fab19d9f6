// The headings of the Education page.

export const educationPage = {
  degrees: (count: number): string => (count === 1 ? 'Degree' : 'Degrees'),
  certifications: 'Certifications & Training',
  publications: 'Publications',
  awards: 'Awards',
};
