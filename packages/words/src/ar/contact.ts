import type * as english from '../en/contact.ts';

export const contactPage: typeof english.contactPage = {
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

export const contact: typeof english.contact = {
  copy: (label) => `نسخ ${label}`,
  verified: 'موثّق',
};

export const map: typeof english.map = {
  ask: (provider) =>
    `هذه الخريطة من \u2068${provider}\u2069. إذا عرضتها، يحصل ذلك الخادم على عنوان IP الخاص بك. الرابط أدناه يؤدي إليه أيضًا.`,
  show: 'عرض الخريطة',
  loading: 'جارٍ تحميل الخريطة…',
  failed: 'تعذّر تحميل الخريطة. الرابط أدناه يفتحها في علامة تبويب جديدة.',
  notLoaded: 'لا تُحمَّل الخريطة من دون JavaScript. الرابط أدناه يفتحها.',
  retry: 'إعادة المحاولة',
};
