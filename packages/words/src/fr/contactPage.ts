import type { Words } from '../Words.ts';

export const contactPage: Words['contactPage'] = {
  writeToMe: 'Écrivez-moi',
  information: 'Coordonnées',
  location: 'Lieu',
  map: (place) => (place ? `Carte\u00a0: ${place}` : 'Carte'),
  message: 'Envoyez-moi un message',
  byMail: {
    heading: 'Écrivez-moi un e-mail',
    send: 'Envoyer un e-mail',
    copyAddress: 'Copier l’adresse',
  },
};
