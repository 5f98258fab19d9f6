import type * as english from '../en/everyPage.ts';

export const everyPage: typeof english.everyPage = {
  language: 'اللغة',
  loading: 'جارٍ التحميل…',
  withoutScript: 'البرنامج النصي لهذه الصفحة لا يعمل، لذلك يظهر كل ما فيها كنص.',
  links: {
    connect: 'لنتواصل',
    getInTouch: 'تواصلوا معي',
    collaborate: 'لنتعاون',
    seeProjects: 'عرض المشاريع',
    learningJourney: 'رحلتي في التعلّم',
  },
  downloads: {
    resume: 'تنزيل السيرة الذاتية',
    resumeShort: 'السيرة الذاتية',
    quickResume: 'تنزيل سريع للسيرة الذاتية',
    businessCard: 'تنزيل بطاقة العمل',
    businessCardShort: 'بطاقة العمل',
    card: 'البطاقة',
    vCard: 'تنزيل vCard',
  },
  footer: {
    links: 'روابطي',
    email: 'البريد الإلكتروني',
    copyright: (year, name) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
  },
  legal: { privacy: 'إشعار الخصوصية', imprint: 'إشعار قانوني' },
  errors: {
    title: 'حدث خطأ غير متوقع في التطبيق!',
    notFound: {
      status: '404 الصفحة غير موجودة',
      message: 'لا توجد صفحة على هذا العنوان: ربما نُقلت، أو كُتب الرابط خطأً.',
    },
    unreachable: {
      status: 'الموقع لا يستجيب',
      message:
        'تعذّر تحميل هذه الصفحة: لا يوجد اتصال بالموقع. أعيدوا المحاولة عند عودة الاتصال. الصفحات التي زرتموها ما زالت تعمل.',
    },
    failed: {
      status: 'تعذّر عرض هذه الصفحة',
      message: 'حدث خلل ما. أعيدوا المحاولة أو انتقلوا إلى صفحة أخرى.',
    },
    tryAgain: 'إعادة المحاولة',
    stillUnreachable: 'ما زال الاتصال بالموقع متعذرًا.',
  },
  offline: 'لا يوجد اتصال بالإنترنت',
};

export const common: typeof english.common = {
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

export const card: typeof english.card = {
  turn: 'المزيد',
  back: 'رجوع',
  close: 'إغلاق',
  button: (action, subject) => `${action}: ${subject}`,
};

export const theme: typeof english.theme = {
  light: 'المظهر الفاتح: التبديل إلى الداكن',
  dark: 'المظهر الداكن: التبديل إلى الفاتح',
};

export const motion: typeof english.motion = { play: 'تشغيل الحركة', pause: 'إيقاف الحركة' };
