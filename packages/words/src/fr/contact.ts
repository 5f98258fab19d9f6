import type * as english from '../en/contact.ts';
import { inLine } from './grammar.ts';

export const contactPage: typeof english.contactPage = {
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

export const contact: typeof english.contact = {
  copy: (label) => `Copier\u00a0: ${inLine(label)}`,
  verified: 'vérifié',
};

export const map: typeof english.map = {
  ask: (provider) =>
    `Cette carte vient de ${provider}. Si vous l’affichez, ce serveur reçoit votre adresse IP. Le lien ci-dessous y mène aussi.`,
  show: 'Afficher la carte',
  loading: 'Chargement de la carte…',
  failed: 'La carte n’a pas pu être chargée. Le lien ci-dessous l’ouvre dans un nouvel onglet.',
  notLoaded: 'Sans JavaScript, la carte n’est pas chargée. Le lien ci-dessous l’ouvre.',
  retry: 'Réessayer',
};
