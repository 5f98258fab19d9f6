import type * as english from '../en/everyPage.ts';
import { others } from './grammar.ts';

export const everyPage: typeof english.everyPage = {
  language: 'Langue',
  loading: 'Chargement…',
  withoutScript:
    'Le script de cette page ne fonctionne pas\u00a0: tout y est donc affiché sous forme de texte.',
  links: {
    connect: 'Prenons contact',
    getInTouch: 'Me contacter',
    collaborate: 'Travaillons ensemble',
    seeProjects: 'Voir les projets',
    learningJourney: 'Découvrir mon parcours',
  },
  downloads: {
    resume: 'Télécharger le CV',
    resumeShort: 'CV',
    quickResume: 'Mon CV en un clic',
    businessCard: 'Télécharger la carte de visite',
    businessCardShort: 'Carte de visite',
    card: 'Carte',
    vCard: 'Télécharger la vCard',
  },
  footer: {
    links: 'Me retrouver',
    email: 'E-mail',
    copyright: (year, name) => `© ${year} ${name}. Tous droits réservés.`,
  },
  legal: { privacy: 'Politique de confidentialité', imprint: 'Mentions légales' },
  errors: {
    title: 'Erreur inattendue de l’application',
    notFound: {
      status: 'Erreur 404\u00a0: page introuvable',
      message:
        'Il n’y a pas de page à cette adresse\u00a0: elle a peut-être été déplacée, ou le lien contient une faute.',
    },
    unreachable: {
      status: 'Le site ne répond pas',
      message:
        'Cette page n’a pas pu être chargée\u00a0: la connexion au site est interrompue. Réessayez quand elle sera rétablie. Les pages que vous avez déjà consultées restent disponibles.',
    },
    failed: {
      status: 'Cette page n’a pas pu être affichée',
      message: 'Un problème est survenu. Réessayez ou passez à une autre page.',
    },
    tryAgain: 'Réessayer',
    stillUnreachable: 'La connexion au site est toujours interrompue.',
  },
  offline: 'Vous êtes hors ligne',
};

export const common: typeof english.common = {
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Principale',
  breadcrumb: 'Fil d’Ariane',
  linkToSection: 'Lien vers cette section\u00a0:',
  leaveEmpty: 'Laissez ce champ vide',
  copied: 'Copié',
  loading: 'Chargement…',
  more: (count) => `+\u00a0${others(count)}`,
  hasFeatured: 'avec un projet à la une',
};

export const card: typeof english.card = {
  turn: 'En savoir plus',
  back: 'Retour',
  close: 'Fermer',
  button: (action, subject) => `${action}\u00a0: ${subject}`,
};

export const theme: typeof english.theme = {
  light: 'Thème clair : passer au sombre',
  dark: 'Thème sombre : passer au clair',
};

export const motion: typeof english.motion = {
  play: 'Lancer les animations',
  pause: 'Arrêter les animations',
};
