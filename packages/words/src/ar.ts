import type {
  AboutPageWords,
  ContactFormWords,
  ContactPageWords,
  ContentWords,
  Counted,
  DocumentWords,
  EducationPageWords,
  ExperiencePageWords,
  FigureWords,
  ProjectsPageWords,
  SiteWords,
  SkillsPageWords,
  StoryPageWords,
  UiWords,
} from './Words.ts';

// Visitors are addressed in the plural, and buttons are nouns: neither needs anybody's gender, nor does what the owner
// says in the first person.

/** `A، B وC`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join('، '), ...names.slice(-1)].filter(Boolean).join(' و');

/** What stands for 1 and 2 without a number, and the noun after 3 to 10, after 11 to 99, and after all others. */
type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

/** The noun after a number above 2 (CLDR's `few`, `many` and `other`), by its last two digits. */
function nounAfter(count: number, [, , few, many, other]: Forms): string {
  const rest = count % 100;
  if (!Number.isInteger(count) || rest < 3) return other;
  return rest <= 10 ? few : many;
}

/** @param text the count as it is written */
function counted(count: number, forms: Forms, text = `${count}`): string {
  if (count === 1) return forms[0];
  if (count === 2) return forms[1];
  return `${text} ${nounAfter(count, forms)}`;
}

/** The noun alone, below or behind its number. */
function noun(count: number, forms: Forms): string {
  if (count === 1) return forms[4];
  return count === 2 ? forms[1] : nounAfter(count, forms);
}

const projects: Counted = (count) =>
  counted(count, ['مشروع واحد', 'مشروعان', 'مشاريع', 'مشروعًا', 'مشروع']);

/** After a preposition. */
const ofProjects: Counted = (count) =>
  counted(count, ['مشروع واحد', 'مشروعين', 'مشاريع', 'مشروعًا', 'مشروع']);

const otherValues: Counted = (count) =>
  counted(count, ['قيمة أخرى', 'قيمتان أخريان', 'قيم أخرى', 'قيمة أخرى', 'قيمة أخرى']);

const ordinals = ['ثاني', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع', 'عاشر'] as const;

const sideOf = { lower: 'أقل', higher: 'أعلى' } as const;

export const figures: FigureWords = {
  numbers: 'الأرقام',
  numbersOf: (title) => `الأرقام: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('؛ '),
  lessThan: (percent) => `أقل من ${percent}`,
  moreThan: (percent) => `أكثر من ${percent}`,
  range: (low, high) => `من ${low} إلى ${high}`,
  isBetter: { lower: 'الأقل أفضل', higher: 'الأعلى أفضل' },
  withBetter: (quantity, better) => `${quantity} (ال${sideOf[better]} أفضل)`,
  notFromZero: 'المحور لا يبدأ من الصفر',
  quantityNotFromZero: (quantity) => `${quantity}؛ المحور لا يبدأ من الصفر`,
  change: {
    unchanged: ({ value, before, after }) => `بلا تغيّر عند ${value} (${before}، ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `من ${from} (${before}) إلى ${to} (${after})، أي ${size}، وهو ${isImprovement ? 'تحسّن' : 'تراجع'}`,
    by: (difference, direction) =>
      `${direction === 'lower' ? 'انخفاض' : 'ارتفاع'} قدره ${difference}`,
    times: (factor) => `ارتفاع بمعامل ${factor}`,
    percentagePoints: (text, difference) =>
      counted(
        difference,
        ['نقطة مئوية واحدة', 'نقطتان مئويتان', 'نقاط مئوية', 'نقطة مئوية', 'نقطة مئوية'],
        text,
      ),
    stage: 'المرحلة',
    value: 'القيمة',
    change: 'التغيّر',
    none: 'لا تغيّر',
    // The axis begins at the right, where lower values are.
    axis: { lower: '\u2192 الأقل أفضل', higher: 'الأعلى أفضل \u2190' },
    shortAxis: { lower: '\u2192 أفضل', higher: 'أفضل \u2190' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} من أصل ${whole} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} من ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'العدد',
    share: 'النسبة',
    others: 'البقية',
    all: 'المجموع',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `عند ${quantity} ${value}`,
    inYear: (year) => `في عام ${year}`,
    inMonth: (month) => `في ${month}`,
    onDay: (day) => `في ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}، بدءًا من ${value} ${place}`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} بلا قيمة`,
    noValues: 'لا توجد قيم',
    none: 'لا قيمة',
    difference: 'الفرق',
    mean: 'المتوسط',
    points: 'نقطة',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `${sideOf[side]} على الدوام: بفارق ${least} على الأقل (${leastAt})، ` +
      `و${most} على الأكثر (${mostAt})، و${mean} في المتوسط.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}، وهي القيمة نفسها في الحالتين`,
    sameAsOthers: (ours) => `${ours}، وهي القيمة نفسها في جميع الحالات`,
    ofTwo: (ours, side) => `${ours}، وهي ${sideOf[side]} القيمتين`,
    rank: ({ ours, position, count, better, isTied }) => {
      const end = sideOf[better];
      const ordinal = ordinals[position - 2];
      const tie = isTied ? ' بالتساوي مع غيرها' : '';
      if (position > 1 && !ordinal)
        return `${ours}، في المرتبة ${position} من أصل ${count} بدءًا من ال${end}${tie}`;
      return `${ours}، وهي ${ordinal ? `${ordinal} ` : ''}${end} قيمة من أصل ${count}${tie}`;
    },
    andOthers: (named, count) => `${named}، و${otherValues(count)}`,
    more: (count) => `و${otherValues(count)}`,
    name: 'الاسم',
    interval: 'المجال',
  },
  matrix: {
    empty: (unit) => `0 ${unit}`,
    allCorrect: (total, unit) => `كان التصنيف صحيحًا في جميع الحالات (${total} ${unit})`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `من أصل ${total} ${unit}، كان التصنيف صحيحًا في ${correct} (${percent})؛ ${confusions}. الاستدعاء: ${recalls}`,
    atMost: (text, count) =>
      `لم يقع الخلط بين فئة وأخرى أكثر من ${counted(count, ['مرة واحدة', 'مرتين', 'مرات', 'مرة', 'مرة'], text)}`,
    mostOften: (pairs, count) => {
      const told = pairs.map(({ actual, predicted }) => `تصنيف ${actual} ضمن ${predicted}`);
      return `أكثر الأخطاء ${told.join(' و')} (${count}${pairs.length > 1 ? ' لكل منهما' : ''})`;
    },
    correct: 'تصنيف صحيح',
    mostOftenTaken: (actual, predicted, count) => [
      'أكثر الأخطاء: تصنيف ',
      actual,
      ' ضمن ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} مقابل ${columns}`,
    recall: 'الاستدعاء',
    none: 'لا قيمة',
  },
  curve: {
    forms: {
      roc: {
        name: 'منحنى ROC',
        x: 'الإيجابيات الكاذبة',
        y: 'الإيجابيات الصحيحة',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'منحنى الدقة والاستدعاء',
        x: 'الاستدعاء',
        y: 'الدقة',
        summary: 'PR AUC',
      },
      calibration: {
        name: 'منحنى المعايرة',
        x: 'المعدل المتوقع',
        y: 'المعدل الملاحَظ',
        summary: 'أكبر فرق',
      },
    },
    withArea: (name, area) => `${name}، والمساحة تحته ${area}`,
    neverAboveGuessing: 'لا يعلو على التخمين في أي نقطة',
    farthest: (truePositive, falsePositive) =>
      `أبعد نقطة فوق التخمين عند معدل إيجابيات صحيحة قدره ${truePositive} ومعدل إيجابيات كاذبة قدره ${falsePositive}`,
    noPoints: 'لا توجد نقاط',
    balanced: (precision, recall) =>
      `أفضل توازن عند دقة قدرها ${precision} واستدعاء قدره ${recall}`,
    calibrated: 'المعدلات الملاحَظة مطابقة للمتوقعة',
    differ: (gap, observed, predicted) =>
      `أكبر فرق بين المعدلين الملاحَظ والمتوقع ${gap} (${observed} حيث كان المتوقع ${predicted})`,
    guessingReaches: (precision) => `يبلغ التخمين دقة قدرها ${precision}`,
    asPredicted: 'مطابق للمتوقع',
    guessing: 'التخمين',
    guessingAt: (precision) => `التخمين ${precision}`,
  },
};

export const common: UiWords['common'] = {
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

export const theme: UiWords['theme'] = {
  label: 'المظهر',
  system: 'مظهر النظام',
  light: 'المظهر الفاتح',
  dark: 'المظهر الداكن',
};

export const motion: UiWords['motion'] = { play: 'تشغيل الحركة', pause: 'إيقاف الحركة' };

export const draft: UiWords['draft'] = { undo: 'تراجع', clear: 'مسح المسودة' };

export const map: UiWords['map'] = {
  ask: (provider) =>
    `هذه الخريطة من \u2068${provider}\u2069. إذا عرضتها، يحصل ذلك الخادم على عنوان IP الخاص بك. الرابط أدناه يؤدي إليه أيضًا.`,
  show: 'عرض الخريطة',
  loading: 'جارٍ تحميل الخريطة…',
  failed: 'تعذّر تحميل الخريطة. الرابط أدناه يفتحها في علامة تبويب جديدة.',
  notLoaded: 'لا تُحمَّل الخريطة من دون JavaScript. الرابط أدناه يفتحها.',
  retry: 'إعادة المحاولة',
};

/** `بساعتين`, `بـ 3 ساعات`, `بـ 5.5 ساعة`. */
function byHours(hours: string): string {
  const count = Number(hours);
  const told = counted(count, ['ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'], hours);
  return count === 1 || count === 2 ? `ب${told}` : `بـ ${told}`;
}

export const zone: UiWords['zone'] = {
  name: (city) => `توقيت ${city}`,
  same: 'مطابق لتوقيتكم',
  ahead: (hours) => `يسبق توقيتكم ${byHours(hours)}`,
  behind: (hours) => `متأخر عن توقيتكم ${byHours(hours)}`,
};

export const card: UiWords['card'] = {
  turn: 'المزيد',
  back: 'رجوع',
  close: 'إغلاق',
  button: (action, subject) => `${action}: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'اقتباسات',
  play: 'تشغيل الاقتباسات',
  pause: 'إيقاف الاقتباسات',
  previous: 'الاقتباس السابق',
  next: 'الاقتباس التالي',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  play: (label) => `تشغيل ${label}`,
  pause: (label) => `إيقاف ${label}`,
  previous: 'المهارة السابقة',
  next: 'المهارة التالية',
  chooseSkill: 'اختيار مهارة',
  chooseQuote: 'اختيار اقتباس',
  skills: 'المهارات',
  skill: (name, position, count) => `${name}، ${position} من ${count}`,
  quote: (position, count) => `الاقتباس ${position} من ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'مستوى الإتقان',
  proficiencyIn: (name) => `مستوى إتقان ${name}`,
  proficiencyPercent: (percent) => `مستوى الإتقان ${percent} في المئة.`,
  usedIn: 'مستخدمة في',
  usedInProjects: (titles, others) => {
    const more = counted(others, [
      'مشروع آخر',
      'مشروعين آخرين',
      'مشاريع أخرى',
      'مشروعًا آخر',
      'مشروع آخر',
    ]);
    return `مستخدمة في ${list(others > 0 ? [...titles, more] : titles)}.`;
  },
  evidence: (name, count, total) => {
    const before = `${name}، مستخدمة في `;
    // The noun alone says 1 and 2.
    if (total === 1) return [before, ofProjects(1), ''];
    if (total === 2) return [before, `${count} من ${ofProjects(2)}`, ''];
    return [before, `${count} من ${total}`, ofProjects(total).slice(`${total}`.length)];
  },
  estimate: 'تقديري الشخصي',
  squares: (total) => `مستخدمة في: كل مربع مشروع من ${total}`,
  bars: (total) => `مستخدمة في: النسبة من ${ofProjects(total)}`,
};

export const project: UiWords['project'] = {
  featured: '★ مميز',
  forClient: (client) => `لصالح ${client}`,
  facts: (title) => `المدة والعميل والأدوار في ${title}`,
  technologiesOf: (title) => `تقنيات ${title}`,
  firstTechnologiesOf: (title) => `التقنيات الأولى في ${title}`,
  technologies: 'التقنيات',
  measured: 'طريقة القياس',
  readMore: 'قراءة المزيد',
  readStory: (title) => ['قراءة القصة', `: ${title}`],
  story: (title) => ['القصة', `: ${title}`],
  code: (title) => ['الكود', `: ${title}`],
  demo: (title) => ['عرض حي', `: ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'قصص أخرى',
  previous: (category) => `القصة السابقة · ${category}`,
  next: (category) => `القصة التالية · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['موثّقة', `: ${title}`],
  see: (title) => ['عرض الشهادة', `: ${title}`],
  skillsOf: (title) => `مهارات ${title}`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['التحقق', ` من كلام ${name ?? 'هذا الشخص'}`, ' على '],
};

export const timeline: UiWords['timeline'] = {
  skillsAs: (title) => `المهارات المستخدمة في العمل بصفة ${title}`,
};

export const value: UiWords['value'] = { inPractice: 'على أرض الواقع' };

export const contact: UiWords['contact'] = {
  copy: (label) => `نسخ ${label}`,
  verified: '(موثّق)',
};

/** @param field in the genitive, as which no name of a field looks different */
const atMost = (field: string) => (count: number) =>
  `الحد الأقصى لطول ${field} ${characters(count)}`;

const characters: Counted = (count) => counted(count, ['حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف']);

const minutesLater: Counted = (count) =>
  counted(count, ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة']);

export const site: SiteWords = {
  language: 'اللغة',
  loading: 'جارٍ التحميل…',
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
    quickConnect: 'تواصل سريع',
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

export const aboutPage: AboutPageWords = {
  selectedWork: 'أعمال مختارة',
  aboutMe: 'نبذة عني',
  coreValues: 'قيمي الأساسية',
  interests: 'اهتماماتي',
};

export const skillsPage: SkillsPageWords = {
  filter: 'التصفية حسب الفئة',
  all: 'الكل',
  asText: ['تجدون فيمَ أستخدم كل مهارة في ', 'النسخة النصية من هذه الصفحة', '.'],
  spokenLanguages: 'اللغات',
  spotlight: 'مهارات تحت الضوء',
};

export const projectsPage: ProjectsPageWords = {
  statistics: {
    projects: (count) => noun(count, ['مشروع', 'مشروعان', 'مشاريع', 'مشروعًا', 'مشروع']),
    featured: (count) => noun(count, ['مميز', 'مميزان', 'مميزة', 'مميزًا', 'مميز']),
    categories: (count) => noun(count, ['فئة', 'فئتان', 'فئات', 'فئة', 'فئة']),
  },
  filter: 'التصفية حسب المجال',
  count: projects,
  loading: 'جارٍ تحميل المشاريع…',
  showing: {
    category: (count, name) => `المعروض الآن: ${projects(count)} في ${name}`,
    featured: (count) =>
      `المعروض الآن: ${counted(count, [
        'مشروع مميز واحد',
        'مشروعان مميزان',
        'مشاريع مميزة',
        'مشروعًا مميزًا',
        'مشروع مميز',
      ])}`,
    all: (count) => `المعروض الآن: جميع المشاريع (${count})`,
    skill: (count, name) => `المعروض الآن: ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) =>
      `المعروض الآن: ${shown} من أصل ${ofProjects(count)} في ${name}`,
    featured: (shown, count) =>
      `المعروض الآن: ${shown} من أصل ${counted(count, [
        'مشروع مميز واحد',
        'مشروعين مميزين',
        'مشاريع مميزة',
        'مشروعًا مميزًا',
        'مشروع مميز',
      ])}`,
    all: (shown, count) => `المعروض الآن: ${shown} من أصل ${ofProjects(count)}`,
    skill: (shown, count, name) => `المعروض الآن: ${shown} من أصل ${ofProjects(count)} ${name}`,
  },
  featuredLegend: 'فيها مشروع مميز',
  clearChoice: 'إلغاء هذا الاختيار',
  showMore: 'عرض المزيد من المشاريع',
  allInWords: (count) => `وصف جميع المشاريع (${count})`,
  seeFigures: 'عرض رسومها البيانية',
  readStory: (title) => `قراءة القصة: ${title}`,
  viewAllOn: (network) => `عرض الكل على ${network}`,
};

export const storyPage: StoryPageWords = {
  when: 'المدة',
  for: 'العميل',
  as: 'دوري',
  with: 'التقنيات',
  links: 'روابط',
  code: 'الكود',
  demo: 'عرض حي',
  table: (columns) => `جدول: ${columns.join('، ')}`,
  listing: (language) => (language ? `كود: ${language}` : 'كود'),
};

export const experiencePage: ExperiencePageWords = {
  byMonth: (heading) => `${heading} حسب الأشهر`,
  references: 'التوصيات',
};

export const educationPage: EducationPageWords = {
  degrees: (count) => (count === 1 ? 'المؤهل العلمي' : 'المؤهلات العلمية'),
  certifications: 'الشهادات والتدريب',
  publications: 'المنشورات',
  awards: 'الجوائز',
};

export const contactPage: ContactPageWords = {
  writeToMe: 'راسلوني',
  information: 'معلومات التواصل',
  location: 'الموقع',
  map: (place) => (place ? `خريطة ${place}` : 'خريطة'),
  message: 'أرسلوا لي رسالة',
  byMail: {
    heading: 'راسلوني بالبريد الإلكتروني',
    send: 'إرسال رسالة',
    copyAddress: 'نسخ العنوان',
  },
};

export const contactForm: ContactFormWords = {
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

export const content: ContentWords = {
  greeting: (name) => `مرحبًا، أنا ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'الآن',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, ['سنة', 'سنتان', 'سنوات', 'سنة', 'سنة'])] : []),
      ...(months > 0 ? [counted(months, ['شهر', 'شهران', 'أشهر', 'شهرًا', 'شهر'])] : []),
    ].join(' و'),
  use: (used, total) => `مستخدمة في ${used} من أصل ${ofProjects(total)}`,
  facts: {
    availableFrom: 'يمكنني البدء من',
    basedIn: 'أقيم في',
    languages: 'اللغات',
    localTime: 'التوقيت المحلي',
    language: (name, level) => `${name} (${level})`,
  },
  contact: { email: 'البريد الإلكتروني', phone: 'الهاتف', location: 'الموقع' },
  positions: {
    employment: 'الوظائف',
    internship: 'التدريب العملي',
    volunteering: 'العمل التطوعي',
  },
  badges: { internship: 'تدريب', volunteering: 'تطوع' },
  certificates: { Course: 'دورة', Internship: 'تدريب', Certificate: 'شهادة' },
  projects: {
    unlisted: 'مشروع تقني',
    featured: 'مميزة',
    featuredProjects: 'مشاريع مميزة',
    all: 'الكل',
    allProjects: 'جميع المشاريع',
    withSkill: (skill) => `باستخدام ${skill}`,
  },
};

export const documents: DocumentWords = {
  sentence: (text) => `${text}.`,
  resume: {
    title: 'السيرة الذاتية',
    sections: {
      experience: 'الخبرة المهنية',
      volunteering: 'العمل التطوعي',
      projects: 'المشاريع',
      education: 'التعليم',
      certificates: 'الشهادات',
      publications: 'المنشورات',
      awards: 'الجوائز',
      skills: 'المهارات',
      languages: 'اللغات',
      interests: 'الاهتمامات',
      references: 'التوصيات',
      links: 'الروابط',
    },
    website: 'الموقع الإلكتروني',
    verified: 'موثّقة',
    others: (names, more) => `أيضًا: ${names.join('؛ ')}${more > 0 ? `؛ وغيرها (${more})` : ''}`,
    page: (page, pages) => `${page} من ${pages}`,
  },
  card: { title: 'بطاقة العمل', code: 'رمز QR لبيانات التواصل هذه' },
  preview: {
    use: (used, total) => `في ${used} من ${ofProjects(total)}`,
    certificates: (count) => noun(count, ['شهادة', 'شهادتان', 'شهادات', 'شهادة', 'شهادة']),
  },
  texts: {
    aboutMe: 'نبذة عني',
    coreValues: 'قيمي الأساسية',
    interests: 'اهتماماتي',
    spokenLanguages: 'اللغات',
    spotlight: 'مهارات تحت الضوء',
    uses: (used, total, projects) => `مستخدمة في ${used} من أصل ${ofProjects(total)}: ${projects}.`,
    featured: 'مميز',
    technologies: 'التقنيات',
    code: 'الكود',
    demo: 'عرض حي',
    story: 'القصة',
    measured: 'طريقة القياس',
    skills: 'المهارات',
    references: 'التوصيات',
    check: 'التحقق',
    degree: 'المؤهل العلمي',
    certificates: 'الشهادات والتدريب',
    verified: 'موثّقة',
    seeCertificate: 'عرض الشهادة',
    publications: 'المنشورات',
    awards: 'الجوائز',
    readMore: 'قراءة المزيد',
    map: 'الخريطة',
    pages: 'الصفحات',
    results: 'النتائج',
    stories: 'القصص',
    files: 'الملفات',
    resumePdf: 'السيرة الذاتية (PDF)',
    resumeJson: 'السيرة الذاتية (JSON Resume)',
    contactCard: 'بطاقة التواصل (vCard)',
  },
};
