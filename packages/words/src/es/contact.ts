import type * as english from '../en/contact.ts';
import { inLine } from './grammar.ts';

export const contactPage: typeof english.contactPage = {
  writeToMe: 'Escríbame',
  information: 'Datos de contacto',
  location: 'Ubicación',
  map: (place) => (place ? `Mapa de ${place}` : 'Mapa'),
  quickConnect: 'Contacto rápido',
  message: 'Envíeme un mensaje',
  byMail: {
    heading: 'Escríbame un correo',
    send: 'Enviar un correo',
    copyAddress: 'Copiar la dirección',
  },
};

export const contact: typeof english.contact = {
  copy: (label) => `Copiar ${inLine(label)}`,
  verified: 'verificado',
};

export const map: typeof english.map = {
  ask: (provider) =>
    `Este mapa viene de ${provider}. Si lo muestra, ese servidor recibe su dirección IP. El enlace de abajo también lleva allí.`,
  show: 'Mostrar el mapa',
  loading: 'Cargando el mapa…',
  failed: 'No se pudo cargar el mapa. El enlace de abajo lo abre en una pestaña nueva.',
  notLoaded: 'Sin JavaScript, el mapa no se carga. El enlace de abajo lo abre.',
  retry: 'Reintentar',
};
