import type { map as English } from '../en/map.ts';

export const map: typeof English = {
  ask: (provider) =>
    `यह नक्शा ${provider} से आता है। इसे दिखाने पर आपका IP पता उस सर्वर को मिलता है। नीचे का लिंक भी वहीं ले जाता है।`,
  show: 'नक्शा दिखाएँ',
  loading: 'नक्शा लोड हो रहा है…',
  failed: 'नक्शा लोड नहीं हो सका। नीचे का लिंक उसे नए टैब में खोलता है।',
  notLoaded: 'JavaScript के बिना नक्शा लोड नहीं होता। नीचे का लिंक उसे खोलता है।',
  retry: 'फिर कोशिश करें',
};
