import type { map as English } from '../en/map.ts';

export const map: typeof English = {
  ask: (provider) =>
    `Diese Karte kommt von ${provider}. Wenn Sie sie anzeigen, erhält dieser Server Ihre IP-Adresse. Auch der Link unten führt dorthin.`,
  show: 'Karte anzeigen',
  loading: 'Die Karte wird geladen\u00a0…',
  failed: 'Die Karte wurde nicht geladen. Der Link unten öffnet sie in einem neuen Tab.',
  notLoaded: 'Ohne JavaScript wird die Karte nicht geladen. Der Link unten öffnet sie.',
  retry: 'Erneut versuchen',
};
