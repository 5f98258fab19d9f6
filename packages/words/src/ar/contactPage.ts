import type { Words } from '../Words.ts';

export const contactPage: Words['contactPage'] = {
  writeToMe: 'راسلوني',
  information: 'معلومات التواصل',
  location: 'الموقع',
  map: (place) => (place ? `خريطة ${place}` : 'خريطة'),
  message: 'أرسلوا لي رسالة',
  byMail: {
    heading: 'راسلوني بالبريد الإلكتروني',
    send: 'إرسال رسالة',
    copyAddress: 'نسخ العنوان',
  },
};
