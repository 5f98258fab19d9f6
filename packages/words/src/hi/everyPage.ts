import type * as english from '../en/everyPage.ts';

export const everyPage: typeof english.everyPage = {
  language: 'भाषा',
  loading: 'लोड हो रहा है…',
  withoutScript: 'इस पेज की स्क्रिप्ट नहीं चल रही है, इसलिए सब कुछ लिखित रूप में दिखाया गया है।',
  links: {
    connect: 'बात करें',
    getInTouch: 'संपर्क करें',
    collaborate: 'साथ काम करें',
    seeProjects: 'प्रोजेक्ट देखें',
    learningJourney: 'सीखने का मेरा सफ़र देखें',
  },
  downloads: {
    resume: 'रेज़्यूमे डाउनलोड करें',
    resumeShort: 'रेज़्यूमे',
    quickResume: 'झटपट CV डाउनलोड',
    businessCard: 'बिज़नेस कार्ड डाउनलोड करें',
    businessCardShort: 'बिज़नेस कार्ड',
    card: 'कार्ड',
    vCard: 'vCard डाउनलोड करें',
  },
  footer: {
    links: 'मुझसे जुड़ें',
    email: 'ईमेल',
    copyright: (year, name) => `© ${year} ${name}. सर्वाधिकार सुरक्षित।`,
  },
  legal: { privacy: 'गोपनीयता सूचना', imprint: 'कानूनी सूचना' },
  errors: {
    title: 'ऐप में अनपेक्षित गड़बड़ी!',
    notFound: {
      status: '404 पेज नहीं मिला',
      message: 'इस पते पर कोई पेज नहीं है: हो सकता है कि वह कहीं और चला गया हो या लिंक ग़लत लिखा हो।',
    },
    unreachable: {
      status: 'साइट से जवाब नहीं मिला',
      message:
        'यह पेज लोड नहीं हो सका: साइट से कनेक्शन नहीं है। कनेक्शन आने पर फिर कोशिश करें। आपके देखे हुए पेज अब भी खुलते हैं।',
    },
    failed: {
      status: 'यह पेज दिखाया नहीं जा सका',
      message: 'बीच में कुछ गड़बड़ हो गई। फिर कोशिश करें या किसी और पेज पर जाएँ।',
    },
    tryAgain: 'फिर कोशिश करें',
    stillUnreachable: 'साइट से अब भी कनेक्शन नहीं है।',
  },
  offline: 'आप ऑफ़लाइन हैं',
};

export const common: typeof english.common = {
  opensInNewTab: '(नए टैब में खुलता है)',
  skipToContent: 'मुख्य सामग्री पर जाएँ',
  mainNavigation: 'मुख्य मेन्यू',
  breadcrumb: 'आप यहाँ हैं',
  linkToSection: 'इस भाग का लिंक:',
  leaveEmpty: 'इस फ़ील्ड को खाली छोड़ें',
  copied: 'कॉपी हो गया',
  loading: 'लोड हो रहा है…',
  more: (count) => `+${count} और`,
  hasFeatured: 'इसमें कुछ चुनिंदा है',
};

export const card: typeof english.card = {
  turn: 'और देखें',
  back: 'वापस',
  close: 'बंद करें',
  button: (action, subject) => `${action}: ${subject}`,
};

export const theme: typeof english.theme = {
  light: 'हल्की थीम: गहरी थीम पर जाएँ',
  dark: 'गहरी थीम: हल्की थीम पर जाएँ',
};

export const motion: typeof english.motion = { play: 'ऐनिमेशन चलाएँ', pause: 'ऐनिमेशन रोकें' };
