import type * as english from '../en/contactForm.ts';
import type { Counted } from '../types/textTypes.ts';
import { counted } from './grammar.ts';

/** @param field in the genitive, as which no name of a field looks different */
const atMost = (field: string) => (count: number) =>
  `الحد الأقصى لطول ${field} ${characters(count)}`;

const characters: Counted = (count) => counted(count, ['حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف']);

const minutesLater: Counted = (count) =>
  counted(count, ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة']);

export const contactForm: typeof english.contactForm = {
  labels: {
    name: 'الاسم',
    phone: 'رقم الهاتف',
    email: 'البريد الإلكتروني',
    inquiryType: 'نوع الاستفسار',
    social: 'حساب التواصل الاجتماعي',
    message: 'الرسالة',
  },
  inquiryTypes: {
    'Project Collaboration': 'التعاون في مشروع',
    'Resume Review': 'مراجعة سيرة ذاتية',
    'Freelance Inquiry': 'عمل حر',
    Mentorship: 'إرشاد مهني',
    'General Question': 'سؤال عام',
  },
  requiredNote: 'الحقول المعلَّمة بـ * مطلوبة.',
  chooseInquiryType: 'اختاروا نوع الاستفسار',
  // An isolate keeps the sign before the name.
  socialPlaceholder: '\u2066@username\u2069 أو رابط الحساب',
  about: (title) => `بخصوص ${title}: `,
  errors: {
    name: { required: 'الاسم مطلوب', maxLength: atMost('الاسم') },
    phone: {
      required: 'رقم الهاتف مطلوب',
      format: 'يُرجى إدخال رقم هاتف صالح',
      maxLength: atMost('رقم الهاتف'),
    },
    email: {
      required: 'البريد الإلكتروني مطلوب',
      format: 'يُرجى إدخال بريد إلكتروني صالح',
      maxLength: atMost('البريد الإلكتروني'),
    },
    inquiryType: { format: 'يُرجى اختيار أحد أنواع الاستفسار' },
    social: { maxLength: atMost('حساب التواصل الاجتماعي') },
    message: {
      required: 'الرسالة مطلوبة',
      minLength: (count) => `الحد الأدنى لطول الرسالة ${characters(count)}`,
      maxLength: atMost('الرسالة'),
    },
  },
  unstorable: 'يُرجى حذف الرمز الذي لا يمكن عرضه',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  withoutScript:
    'البرنامج النصي لهذه الصفحة لا يعمل، لذلك يفتح زر «إرسال الرسالة» برنامج البريد لديكم وفيه ما كتبتموه.',
  keptFor: (hours) =>
    `ما تكتبونه لا يُحفظ إلا على هذا الجهاز، لمدة ${counted(hours, ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'])} أو إلى أن يُرسَل.`,
  offline:
    'لا يوجد اتصال بالإنترنت. ما تكتبونه محفوظ على هذا الجهاز: يمكنكم إرساله عند عودة الاتصال.',
  sent: 'شكرًا لتواصلكم! سأرد عليكم قريبًا 🚀',
  sentAt: (time) => `أُرسلت الساعة ${time}`,
  failed: 'حدث خطأ في أثناء إرسال رسالتكم. يُرجى إعادة المحاولة.',
  reasons: {
    offline: 'يبدو أنه لا يوجد اتصال بالإنترنت. ما كتبتموه محفوظ: يمكنكم إرساله عند عودة الاتصال.',
    noAnswer: 'لم يصل أي رد: قد تكون المشكلة في الاتصال. ما كتبتموه محفوظ.',
    noCode: 'تعذّر تحميل جزء من هذه الصفحة: أعيدوا تحميلها. ما كتبتموه محفوظ.',
    tooMany: (minutes) => {
      const when = minutes === undefined ? 'بضع دقائق' : minutesLater(minutes);
      return `وصلت رسائل كثيرة في وقت قصير: أعيدوا إرسال رسالتكم بعد ${when}.`;
    },
    trap: 'مُلئ حقل لا يراه الناس، ربما بأداة للملء التلقائي، فلم يُرسَل شيء. ما كتبتموه محفوظ: اضغطوا «إرسال الرسالة» مرة أخرى لإرساله.',
  },
  otherWays: {
    mail: 'إرسالها بالبريد الإلكتروني',
    copy: 'نسخ الرسالة',
    subject: (name) => `رسالة من ${name}`,
  },
};

export const draft: typeof english.draft = { undo: 'تراجع', clear: 'مسح المسودة' };
