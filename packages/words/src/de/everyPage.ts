import type * as english from '../en/everyPage.ts';

export const everyPage: typeof english.everyPage = {
  language: 'Sprache',
  loading: 'Wird geladen\u00a0…',
  withoutScript: 'Das Skript dieser Seite läuft nicht. Deshalb steht alles als Text da.',
  links: {
    connect: 'Kontakt aufnehmen',
    getInTouch: 'Schreiben Sie mir',
    collaborate: 'Projekt besprechen',
    seeProjects: 'Projekte ansehen',
    learningJourney: 'Meinen Lernweg ansehen',
  },
  downloads: {
    resume: 'Lebenslauf herunterladen',
    resumeShort: 'Lebenslauf',
    quickResume: 'Lebenslauf als PDF',
    businessCard: 'Visitenkarte herunterladen',
    businessCardShort: 'Visitenkarte',
    card: 'Karte',
    vCard: 'vCard herunterladen',
  },
  footer: {
    links: 'Im Netz',
    email: 'E-Mail',
    copyright: (year, name) => `© ${year} ${name}. Alle Rechte vorbehalten.`,
  },
  legal: { privacy: 'Datenschutzerklärung', imprint: 'Impressum' },
  errors: {
    title: 'Hier stimmt etwas nicht',
    notFound: {
      status: '404 Nicht gefunden',
      message:
        'Unter dieser Adresse gibt es keine Seite: Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
    },
    unreachable: {
      status: 'Keine Antwort von der Website',
      message:
        'Diese Seite konnte nicht geladen werden: Es besteht keine Verbindung zur Website. Versuchen Sie es erneut, sobald es wieder eine gibt. Seiten, die Sie schon besucht haben, funktionieren weiterhin.',
    },
    failed: {
      status: 'Diese Seite konnte nicht angezeigt werden',
      message:
        'Dabei ist etwas schiefgegangen. Versuchen Sie es erneut, oder gehen Sie zu einer anderen Seite.',
    },
    tryAgain: 'Erneut versuchen',
    stillUnreachable: 'Es besteht noch immer keine Verbindung zur Website.',
  },
  offline: 'Sie sind offline',
};

export const common: typeof english.common = {
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

export const card: typeof english.card = {
  turn: 'Mehr',
  back: 'Zurück',
  close: 'Schließen',
  button: (action, subject) => `${action}: ${subject}`,
};

export const theme: typeof english.theme = {
  light: 'Helles Farbschema: zu Dunkel wechseln',
  dark: 'Dunkles Farbschema: zu Hell wechseln',
};

export const motion: typeof english.motion = {
  play: 'Animationen starten',
  pause: 'Animationen anhalten',
};
