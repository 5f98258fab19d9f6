import type { Words } from '../Words.ts';

export const contactPage: Words['contactPage'] = {
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

export const contact: Words['contact'] = {
  copy: (label) => `${label} kopieren`,
  verified: 'verifiziert',
};

export const map: Words['map'] = {
  ask: (provider) =>
    `Diese Karte kommt von ${provider}. Wenn Sie sie anzeigen, erhält dieser Server Ihre IP-Adresse. Auch der Link unten führt dorthin.`,
  show: 'Karte anzeigen',
  loading: 'Die Karte wird geladen\u00a0…',
  failed: 'Die Karte wurde nicht geladen. Der Link unten öffnet sie in einem neuen Tab.',
  notLoaded: 'Ohne JavaScript wird die Karte nicht geladen. Der Link unten öffnet sie.',
  retry: 'Erneut versuchen',
};
