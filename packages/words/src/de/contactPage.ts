import type { contactPage as English } from '../en/contactPage.ts';

export const contactPage: typeof English = {
  writeToMe: 'Nachricht schreiben',
  information: 'Kontaktdaten',
  location: 'Ort',
  map: (place) => (place ? `Karte: ${place}` : 'Karte'),
  quickConnect: 'Direkter Draht',
  message: 'Nachricht an mich',
  byMail: {
    heading: 'E-Mail an mich',
    send: 'E-Mail schreiben',
    copyAddress: 'Adresse kopieren',
  },
};
