import type * as english from '../en/contactForm.ts';
import { counted } from './grammar.ts';

const atMost = (field: string) => (count: number) =>
  `${field} no puede superar los ${counted(count, 'carácter', 'caracteres')}`;

export const contactForm: typeof english.contactForm = {
  labels: {
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    inquiryType: 'Motivo de la consulta',
    social: 'Redes sociales',
    message: 'Mensaje',
  },
  inquiryTypes: {
    'Project Collaboration': 'Colaboración en un proyecto',
    'Resume Review': 'Revisión de un CV',
    'Freelance Inquiry': 'Encargo como freelance',
    Mentorship: 'Mentoría',
    'General Question': 'Consulta general',
  },
  requiredNote: 'Los campos marcados con * son obligatorios.',
  chooseInquiryType: 'Elija un motivo',
  socialPlaceholder: '@usuario o enlace al perfil',
  about: (title) => `Sobre ${title}: `,
  errors: {
    name: { required: 'Indique su nombre', maxLength: atMost('El nombre') },
    phone: {
      required: 'Indique su número de teléfono',
      format: 'Indique un número de teléfono válido',
      maxLength: atMost('El número de teléfono'),
    },
    email: {
      required: 'Indique su correo electrónico',
      format: 'Indique un correo electrónico válido',
      maxLength: atMost('El correo electrónico'),
    },
    inquiryType: { format: 'Elija un motivo de la lista' },
    social: { maxLength: atMost('El campo «Redes sociales»') },
    message: {
      required: 'Escriba un mensaje',
      minLength: (count) =>
        `El mensaje debe tener al menos ${counted(count, 'carácter', 'caracteres')}`,
      maxLength: atMost('El mensaje'),
    },
  },
  unstorable: 'Elimine el carácter que no se puede mostrar',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  withoutScript:
    'El script de esta página no funciona, así que «Enviar mensaje» abre su programa de correo con lo que ha escrito.',
  keptFor: (hours) =>
    `Lo que escriba se guarda solo en este dispositivo, durante ${counted(hours, 'hora', 'horas')} o hasta que se envíe.`,
  offline:
    'No tiene conexión. Lo que escriba se guarda en este dispositivo: envíelo cuando tenga conexión.',
  sent: '¡Gracias por escribirme! Le responderé muy pronto 🚀',
  sentAt: (time) => `Hora de envío: ${time}`,
  failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo.',
  reasons: {
    offline: 'Parece que no tiene conexión. Su texto se conserva: envíelo cuando la tenga.',
    noAnswer: 'No hubo respuesta: puede que falle la conexión. Su texto se conserva.',
    noCode: 'No se pudo cargar una parte de esta página: vuelva a cargarla. Su texto se conserva.',
    tooMany: (minutes) => {
      const wait = minutes === undefined ? 'unos minutos' : counted(minutes, 'minuto', 'minutos');
      return `Han llegado demasiados mensajes en poco tiempo: vuelva a enviar el suyo dentro de ${wait}.`;
    },
    trap: 'Algo, quizá una herramienta de autocompletado, ha rellenado un campo invisible, así que no se ha enviado nada. Su texto se conserva: pulse «Enviar mensaje» otra vez para enviarlo.',
  },
  otherWays: {
    mail: 'Enviarlo por correo',
    copy: 'Copiar mensaje',
    subject: (name) => `Mensaje de ${name}`,
  },
};

export const draft: typeof english.draft = { undo: 'Deshacer', clear: 'Vaciar el formulario' };
