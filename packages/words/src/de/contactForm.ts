import type * as english from '../en/contactForm.ts';

const atMost = (field: string) => (count: number) =>
  `${field} darf höchstens ${count} Zeichen lang sein`;

export const contactForm: typeof english.contactForm = {
  labels: {
    name: 'Name',
    phone: 'Telefonnummer',
    email: 'E-Mail',
    inquiryType: 'Anliegen',
    social: 'Social Media',
    message: 'Nachricht',
  },
  inquiryTypes: {
    'Project Collaboration': 'Gemeinsames Projekt',
    'Resume Review': 'Feedback zum Lebenslauf',
    'Freelance Inquiry': 'Freiberuflicher Auftrag',
    Mentorship: 'Mentoring',
    'General Question': 'Allgemeine Frage',
  },
  requiredNote: 'Felder mit * sind Pflichtfelder.',
  chooseInquiryType: 'Auswählen',
  socialPlaceholder: '@name oder Link',
  about: (title) => `Zum Projekt ${title}: `,
  errors: {
    name: { required: 'Bitte geben Sie Ihren Namen an', maxLength: atMost('Der Name') },
    phone: {
      required: 'Bitte geben Sie Ihre Telefonnummer an',
      format: 'Bitte geben Sie eine gültige Telefonnummer an',
      maxLength: atMost('Die Telefonnummer'),
    },
    email: {
      required: 'Bitte geben Sie Ihre E-Mail-Adresse an',
      format: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
      maxLength: atMost('Die E-Mail-Adresse'),
    },
    inquiryType: { format: 'Bitte wählen Sie eines der Anliegen' },
    social: { maxLength: atMost('Die Angabe zu Social Media') },
    message: {
      required: 'Bitte schreiben Sie eine Nachricht',
      minLength: (count) => `Die Nachricht muss mindestens ${count} Zeichen lang sein`,
      maxLength: atMost('Die Nachricht'),
    },
  },
  unstorable: 'Bitte entfernen Sie das Zeichen, das nicht dargestellt werden kann',
  send: 'Nachricht senden',
  sending: 'Wird gesendet\u00a0…',
  withoutScript:
    'Das Skript dieser Seite läuft nicht. „Nachricht senden“ öffnet deshalb Ihr E-Mail-Programm mit dem, was Sie geschrieben haben.',
  keptFor: (hours) =>
    `Ihre Eingaben bleiben nur auf diesem Gerät, ${hours === 1 ? 'eine Stunde' : `${hours}\u00a0Stunden`} lang oder bis zum Senden.`,
  offline:
    'Sie sind offline. Was Sie schreiben, bleibt auf diesem Gerät gespeichert: Senden Sie es, sobald Sie wieder eine Verbindung haben.',
  sent: 'Danke für Ihre Nachricht! Ich melde mich bald bei Ihnen 🚀',
  sentAt: (time) => `Gesendet um ${time}`,
  failed: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  reasons: {
    offline:
      'Sie sind offenbar offline. Ihr Text bleibt gespeichert: Senden Sie ihn, sobald Sie wieder eine Verbindung haben.',
    noAnswer: 'Es kam keine Antwort, vielleicht wegen der Verbindung. Ihr Text bleibt gespeichert.',
    noCode:
      'Ein Teil dieser Seite konnte nicht geladen werden: Laden Sie die Seite neu. Ihr Text bleibt gespeichert.',
    tooMany: (minutes) => {
      const few = minutes === undefined ? 'einigen Minuten' : `${minutes} Minuten`;
      const when = minutes === 1 ? 'einer Minute' : few;
      return `In kurzer Zeit kamen zu viele Nachrichten an: Senden Sie Ihre Nachricht in ${when} noch einmal.`;
    },
    trap: 'Ein Feld, das Menschen nicht sehen, wurde ausgefüllt, vielleicht von einer Ausfüllhilfe. Deshalb wurde nichts gesendet. Ihr Text bleibt gespeichert: Drücken Sie noch einmal auf „Nachricht senden“.',
  },
  otherWays: {
    mail: 'Per E-Mail senden',
    copy: 'Nachricht kopieren',
    subject: (name) => `Nachricht von ${name}`,
  },
};

export const draft: typeof english.draft = { undo: 'Rückgängig', clear: 'Entwurf löschen' };
