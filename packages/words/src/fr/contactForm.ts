import type * as english from '../en/contactForm.ts';
import { counted, de } from './grammar.ts';

const atMost = (field: string) => (count: number) =>
  `${field} ne doit pas dépasser ${counted(count, 'caractère', 'caractères')}`;

export const contactForm: typeof english.contactForm = {
  labels: {
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    inquiryType: 'Objet de la demande',
    social: 'Réseaux sociaux',
    message: 'Message',
  },
  inquiryTypes: {
    'Project Collaboration': 'Collaboration sur un projet',
    'Resume Review': 'Relecture de CV',
    'Freelance Inquiry': 'Mission en freelance',
    Mentorship: 'Mentorat',
    'General Question': 'Question générale',
  },
  requiredNote: 'Les champs marqués d’un * sont obligatoires.',
  chooseInquiryType: 'Choisissez un objet',
  socialPlaceholder: '@identifiant ou lien vers un profil',
  about: (title) => `À propos de ${title}\u00a0: `,
  errors: {
    name: { required: 'Indiquez votre nom', maxLength: atMost('Le nom') },
    phone: {
      required: 'Indiquez votre numéro de téléphone',
      format: 'Indiquez un numéro de téléphone valide',
      maxLength: atMost('Le numéro de téléphone'),
    },
    email: {
      required: 'Indiquez votre adresse e-mail',
      format: 'Indiquez une adresse e-mail valide',
      maxLength: atMost('L’adresse e-mail'),
    },
    inquiryType: { format: 'Choisissez un objet dans la liste' },
    social: { maxLength: atMost('Le champ «\u00a0Réseaux sociaux\u00a0»') },
    message: {
      required: 'Écrivez un message',
      minLength: (count) =>
        `Le message doit compter au moins ${counted(count, 'caractère', 'caractères')}`,
      maxLength: atMost('Le message'),
    },
  },
  unstorable: 'Supprimez le caractère qui ne peut pas être affiché',
  send: 'Envoyer le message',
  sending: 'Envoi en cours…',
  withoutScript:
    'Le script de cette page ne fonctionne pas\u00a0: «\u00a0Envoyer le message\u00a0» ouvre donc votre logiciel de messagerie avec le texte que vous avez écrit.',
  keptFor: (hours) =>
    `Votre saisie reste uniquement sur cet appareil, pendant ${counted(hours, 'heure', 'heures')} ou jusqu’à l’envoi.`,
  offline:
    'Vous êtes hors ligne. Ce que vous écrivez est conservé sur cet appareil\u00a0: envoyez-le quand la connexion sera rétablie.',
  sent: 'Merci pour votre message\u202f! Je vous réponds très vite 🚀',
  sentAt: (time) => `Envoyé à ${time}`,
  failed: 'Une erreur s’est produite lors de l’envoi du message. Veuillez réessayer.',
  reasons: {
    offline:
      'Vous semblez être hors ligne. Votre texte est conservé\u00a0: envoyez-le quand la connexion sera rétablie.',
    noAnswer:
      'Aucune réponse\u00a0: le problème vient peut-être de la connexion. Votre texte est conservé.',
    noCode:
      'Une partie de cette page n’a pas pu être chargée\u00a0: rechargez-la. Votre texte est conservé.',
    tooMany: (minutes) => {
      const wait =
        minutes === undefined ? 'quelques minutes' : counted(minutes, 'minute', 'minutes');
      return `Trop de messages sont arrivés en peu de temps\u00a0: renvoyez le vôtre dans ${wait}.`;
    },
    trap: 'Quelque chose, peut-être un outil de saisie automatique, a rempli un champ invisible\u00a0: rien n’a donc été envoyé. Votre texte est conservé\u00a0: appuyez de nouveau sur «\u00a0Envoyer le message\u00a0» pour l’envoyer.',
  },
  otherWays: {
    mail: 'L’envoyer par e-mail',
    copy: 'Copier le message',
    subject: (name) => `Message ${de(name)}`,
  },
};

export const draft: typeof english.draft = { undo: 'Annuler', clear: 'Effacer le brouillon' };
