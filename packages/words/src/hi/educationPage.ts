import type { educationPage as English } from '../en/educationPage.ts';

export const educationPage: typeof English = {
  degrees: (count) => (count === 1 ? 'डिग्री' : 'डिग्रियाँ'),
  certifications: 'प्रमाणपत्र और प्रशिक्षण',
  publications: 'प्रकाशन',
  awards: 'पुरस्कार',
};
