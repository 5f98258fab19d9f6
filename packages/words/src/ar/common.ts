import type { common as English } from '../en/common.ts';

export const common: typeof English = {
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  skipToContent: 'الانتقال إلى المحتوى',
  mainNavigation: 'القائمة الرئيسية',
  breadcrumb: 'مسار التنقل',
  linkToSection: 'رابط إلى هذا القسم:',
  leaveEmpty: 'يُترك هذا الحقل فارغًا',
  copied: 'تم النسخ',
  loading: 'جارٍ التحميل…',
  more: (count) => `وغيرها (${count})`,
  hasFeatured: 'فيها عنصر مميز',
};
