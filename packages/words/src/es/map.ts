import type { map as English } from '../en/map.ts';

export const map: typeof English = {
  ask: (provider) =>
    `Este mapa viene de ${provider}. Si lo muestra, ese servidor recibe su dirección IP. El enlace de abajo también lleva allí.`,
  show: 'Mostrar el mapa',
  loading: 'Cargando el mapa…',
  failed: 'No se pudo cargar el mapa. El enlace de abajo lo abre en una pestaña nueva.',
  notLoaded: 'Sin JavaScript, el mapa no se carga. El enlace de abajo lo abre.',
  retry: 'Reintentar',
};
