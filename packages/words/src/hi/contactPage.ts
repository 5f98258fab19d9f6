import type { contactPage as English } from '../en/contactPage.ts';

export const contactPage: typeof English = {
  writeToMe: 'मुझे लिखें',
  information: 'संपर्क जानकारी',
  location: 'स्थान',
  map: (place) => (place ? `${place} का नक्शा` : 'नक्शा'),
  quickConnect: 'तुरंत जुड़ें',
  message: 'मुझे संदेश भेजें',
  byMail: {
    heading: 'मुझे ईमेल लिखें',
    send: 'ईमेल भेजें',
    copyAddress: 'पता कॉपी करें',
  },
};
