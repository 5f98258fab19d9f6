import type * as english from '../en/contact.ts';

export const contactPage: typeof english.contactPage = {
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

export const contact: typeof english.contact = {
  copy: (label) => `${label} कॉपी करें`,
  verified: 'सत्यापित',
};

export const map: typeof english.map = {
  ask: (provider) =>
    `यह नक्शा ${provider} से आता है। इसे दिखाने पर आपका IP पता उस सर्वर को मिलता है। नीचे का लिंक भी वहीं ले जाता है।`,
  show: 'नक्शा दिखाएँ',
  loading: 'नक्शा लोड हो रहा है…',
  failed: 'नक्शा लोड नहीं हो सका। नीचे का लिंक उसे नए टैब में खोलता है।',
  notLoaded: 'JavaScript के बिना नक्शा लोड नहीं होता। नीचे का लिंक उसे खोलता है।',
  retry: 'फिर कोशिश करें',
};
