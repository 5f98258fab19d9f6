import type { common as English } from '../en/common.ts';

export const common: typeof English = {
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  breadcrumb: 'Sie sind hier',
  linkToSection: 'Link zu diesem Abschnitt:',
  leaveEmpty: 'Dieses Feld bitte leer lassen',
  copied: 'Kopiert',
  loading: 'Wird geladen\u00a0…',
  more: (count) => `+${count} weitere`,
  hasFeatured: 'mit Highlight',
};
