import type { map as English } from '../en/map.ts';

export const map: typeof English = {
  ask: (provider) =>
    `Cette carte vient de ${provider}. Si vous l’affichez, ce serveur reçoit votre adresse IP. Le lien ci-dessous y mène aussi.`,
  show: 'Afficher la carte',
  loading: 'Chargement de la carte…',
  failed: 'La carte n’a pas pu être chargée. Le lien ci-dessous l’ouvre dans un nouvel onglet.',
  notLoaded: 'Sans JavaScript, la carte n’est pas chargée. Le lien ci-dessous l’ouvre.',
  retry: 'Réessayer',
};
