import type { Words } from '../Words.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => (count === 1 ? 'डिग्री' : 'डिग्रियाँ'),
  certifications: 'प्रमाणपत्र और प्रशिक्षण',
  publications: 'प्रकाशन',
  awards: 'पुरस्कार',
};

export const certification: Words['certification'] = {
  verified: (title) => ['सत्यापित', `: ${title}`],
  see: (title) => ['प्रमाणपत्र देखें', `: ${title}`],
  skillsOf: (title) => `${title} के कौशल`,
};

export const quotes: Words['quotes'] = {
  label: 'उद्धरण',
  play: 'उद्धरण चलाएँ',
  pause: 'उद्धरण रोकें',
  previous: 'पिछला उद्धरण',
  next: 'अगला उद्धरण',
};
