import type { contactPage as English } from '../en/contactPage.ts';

export const contactPage: typeof English = {
  writeToMe: 'Écrivez-moi',
  information: 'Coordonnées',
  location: 'Lieu',
  map: (place) => (place ? `Carte\u00a0: ${place}` : 'Carte'),
  quickConnect: 'Contact rapide',
  message: 'Envoyez-moi un message',
  byMail: {
    heading: 'Écrivez-moi un e-mail',
    send: 'Envoyer un e-mail',
    copyAddress: 'Copier l’adresse',
  },
};
