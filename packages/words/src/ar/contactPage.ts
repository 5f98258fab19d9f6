import type { contactPage as English } from '../en/contactPage.ts';

export const contactPage: typeof English = {
  writeToMe: 'راسلوني',
  information: 'معلومات التواصل',
  location: 'الموقع',
  map: (place) => (place ? `خريطة ${place}` : 'خريطة'),
  quickConnect: 'تواصل سريع',
  message: 'أرسلوا لي رسالة',
  byMail: {
    heading: 'راسلوني بالبريد الإلكتروني',
    send: 'إرسال رسالة',
    copyAddress: 'نسخ العنوان',
  },
};
