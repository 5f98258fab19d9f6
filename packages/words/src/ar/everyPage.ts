import type { everyPage as English } from '../en/everyPage.ts';

export const everyPage: typeof English = {
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
