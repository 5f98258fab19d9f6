import type { map as English } from '../en/map.ts';

export const map: typeof English = {
  ask: (provider) =>
    `هذه الخريطة من \u2068${provider}\u2069. إذا عرضتها، يحصل ذلك الخادم على عنوان IP الخاص بك. الرابط أدناه يؤدي إليه أيضًا.`,
  show: 'عرض الخريطة',
  loading: 'جارٍ تحميل الخريطة…',
  failed: 'تعذّر تحميل الخريطة. الرابط أدناه يفتحها في علامة تبويب جديدة.',
  notLoaded: 'لا تُحمَّل الخريطة من دون JavaScript. الرابط أدناه يفتحها.',
  retry: 'إعادة المحاولة',
};
