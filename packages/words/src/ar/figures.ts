import type * as english from '../en/figures.ts';
import type { Counted } from '../types/textTypes.ts';
import { counted } from './grammar.ts';

const otherValues: Counted = (count) =>
  counted(count, ['قيمة أخرى', 'قيمتان أخريان', 'قيم أخرى', 'قيمة أخرى', 'قيمة أخرى']);

const ordinals = ['ثاني', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع', 'عاشر'] as const;

const sideOf = { lower: 'أقل', higher: 'أعلى' } as const;

export const figures: typeof english.figures = {
  numbers: 'الأرقام',
  numbersOf: (title) => `الأرقام: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('؛ '),
  lessThan: (percent) => `أقل من ${percent}`,
  moreThan: (percent) => `أكثر من ${percent}`,
  range: (low, high) => `من ${low} إلى ${high}`,
  take: { address: 'نسخ الرابط', picture: 'صورة (PNG)', data: 'الأرقام (CSV)' },
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
    interval: (certainty) => `فترة ثقة ${certainty}`,
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
      const mistakes = pairs.map(({ actual, predicted }) => `تصنيف ${actual} ضمن ${predicted}`);
      return `أكثر الأخطاء ${mistakes.join(' و')} (${count}${pairs.length > 1 ? ' لكل منهما' : ''})`;
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
    threshold: 'العتبة',
  },
};
