import type { common as English } from '../en/common.ts';

export const common: typeof English = {
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
