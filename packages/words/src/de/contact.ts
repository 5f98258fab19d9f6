import type * as english from '../en/contact.ts';

export const contactPage: typeof english.contactPage = {
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

export const contact: typeof english.contact = {
  copy: (label) => `${label} kopieren`,
  verified: 'verifiziert',
};

export const map: typeof english.map = {
  ask: (provider) =>
    `Diese Karte kommt von ${provider}. Wenn Sie sie anzeigen, erhält dieser Server Ihre IP-Adresse. Auch der Link unten führt dorthin.`,
  show: 'Karte anzeigen',
  loading: 'Die Karte wird geladen\u00a0…',
  failed: 'Die Karte wurde nicht geladen. Der Link unten öffnet sie in einem neuen Tab.',
  notLoaded: 'Ohne JavaScript wird die Karte nicht geladen. Der Link unten öffnet sie.',
  retry: 'Erneut versuchen',
};
