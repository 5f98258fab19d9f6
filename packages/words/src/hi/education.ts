import type * as english from '../en/education.ts';

export const educationPage: typeof english.educationPage = {
  degrees: (count) => (count === 1 ? 'डिग्री' : 'डिग्रियाँ'),
  certifications: 'प्रमाणपत्र और प्रशिक्षण',
  publications: 'प्रकाशन',
  awards: 'पुरस्कार',
};

export const certification: typeof english.certification = {
  verified: (title) => ['सत्यापित', `: ${title}`],
  see: (title) => ['प्रमाणपत्र देखें', `: ${title}`],
  skillsOf: (title) => `${title} के कौशल`,
};

export const quotes: typeof english.quotes = {
  label: 'उद्धरण',
  play: 'उद्धरण चलाएँ',
  pause: 'उद्धरण रोकें',
  previous: 'पिछला उद्धरण',
  next: 'अगला उद्धरण',
};
