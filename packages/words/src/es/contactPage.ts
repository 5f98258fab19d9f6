import type { contactPage as English } from '../en/contactPage.ts';

export const contactPage: typeof English = {
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
