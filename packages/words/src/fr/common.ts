import type { common as English } from '../en/common.ts';
import { others } from './grammar.ts';

export const common: typeof English = {
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
