import type { Words } from '../Words.ts';

export const contactPage: Words['contactPage'] = {
  writeToMe: 'Escríbame',
  information: 'Datos de contacto',
  location: 'Ubicación',
  map: (place) => (place ? `Mapa de ${place}` : 'Mapa'),
  message: 'Envíeme un mensaje',
  byMail: {
    heading: 'Escríbame un correo',
    send: 'Enviar un correo',
    copyAddress: 'Copiar la dirección',
  },
};
