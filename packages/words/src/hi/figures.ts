import type * as english from '../en/figures.ts';

const ordinals = ['पहला', 'दूसरा', 'तीसरा', 'चौथा', 'पाँचवाँ', 'छठा'];

const ordinal = (position: number) => ordinals[position - 1] ?? `${position}वाँ`;

const sideOf = { lower: 'कम', higher: 'ज़्यादा' } as const;

export const figures: typeof english.figures = {
  numbers: 'आँकड़े',
  numbersOf: (title) => `आँकड़े: ${title}`,
  about: (title, finding) => `${title}: ${finding}।`,
  answer: (title, finding) => `${title} ${finding}।`,
  sentence: (finding) => `${finding}।`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `${percent} से कम`,
  moreThan: (percent) => `${percent} से ज़्यादा`,
  range: (low, high) => `${low} से ${high}`,
  take: { address: 'लिंक कॉपी करें', picture: 'चित्र (PNG)', data: 'संख्याएँ (CSV)' },
  isBetter: { lower: 'कम बेहतर है', higher: 'ज़्यादा बेहतर है' },
  withBetter: (quantity, better) => `${quantity} (${sideOf[better]} बेहतर है)`,
  notFromZero: 'अक्ष शून्य से शुरू नहीं होता',
  quantityNotFromZero: (quantity) => `${quantity}; अक्ष शून्य से शुरू नहीं होता`,
  change: {
    unchanged: ({ value, before, after }) => `कोई बदलाव नहीं, ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `${from} (${before}) से ${to} (${after}), यानी ${size}, जो ${isImprovement ? 'बेहतर' : 'बदतर'} है`,
    by: (difference, direction) => `${difference} ${sideOf[direction]}`,
    times: (factor) => `${factor} गुना`,
    percentagePoints: (text) => `${text}\u00a0प्रतिशत अंक`,
    stage: 'चरण',
    value: 'मान',
    change: 'बदलाव',
    none: 'कोई नहीं',
    axis: { lower: '← कम बेहतर है', higher: 'ज़्यादा बेहतर है →' },
    shortAxis: { lower: '← बेहतर', higher: 'बेहतर →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${whole} में से ${part} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${whole} में से ${part}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'संख्या',
    share: 'हिस्सा',
    interval: (certainty) => `${certainty} अंतराल`,
    others: 'बाकी',
    all: 'कुल',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `${quantity} ${value} पर`,
    inYear: (year) => `${year} में`,
    inMonth: (month) => `${month} में`,
    onDay: (day) => `${day} को`,
    ends: (line, value, place) => `${line} ${place} ${value}`,
    began: (end, value, place) => `${end}, शुरुआत ${place} ${value} से`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} का कोई मान नहीं`,
    noValues: 'कोई मान नहीं',
    none: 'कोई नहीं',
    difference: 'अंतर',
    mean: 'औसत',
    points: 'अंक',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `हर जगह ${side === 'lower' ? 'नीचे' : 'ऊपर'}: कम से कम ${least} (${leastAt}), ` +
      `ज़्यादा से ज़्यादा ${most} (${mostAt}) और औसतन ${mean}।`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, दूसरे के बराबर`,
    sameAsOthers: (ours) => `${ours}, बाकी सबके बराबर`,
    ofTwo: (ours, side) => `${ours}, दोनों में ${sideOf[side]}`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = position === 1 ? '' : `${ordinal(position)} `;
      return `${ours}, ${count} में ${rank}सबसे ${sideOf[better]}${isTied ? ' (बराबरी पर)' : ''}`;
    },
    andOthers: (named, count) => `${named}, और ${count} अन्य`,
    more: (count) => `और ${count} अन्य`,
    name: 'नाम',
    interval: 'अंतराल',
  },
  matrix: {
    empty: (unit) => `0 ${unit}`,
    allCorrect: (total, unit) => `सभी ${total} ${unit} का वर्गीकरण सही रहा`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${total} ${unit} में से ${correct} (${percent}) का वर्गीकरण सही रहा; ${confusions}। रिकॉल: ${recalls}`,
    atMost: (text, count) =>
      `किसी वर्ग को ${count === 1 ? 'एक' : text} से ज़्यादा बार कोई दूसरा वर्ग नहीं समझा गया`,
    mostOften: (pairs, count) => {
      const mistakes = pairs.map(({ actual, predicted }) => `${actual} को ${predicted}`);
      return `सबसे ज़्यादा बार ${mistakes.join(' और ')} समझा गया (${pairs.length > 1 ? 'दोनों ' : ''}${count} बार)`;
    },
    correct: 'सही वर्गीकरण',
    mostOftenTaken: (actual, predicted, count) => [
      'सबसे ज़्यादा बार ',
      actual,
      ' को ',
      predicted,
      ` समझा गया (${count})`,
    ],
    corner: (rows, columns) => `${rows} बनाम ${columns}`,
    recall: 'रिकॉल',
    none: 'कोई नहीं',
  },
  curve: {
    forms: {
      roc: {
        name: 'ROC कर्व',
        x: 'फ़ॉल्स पॉज़िटिव दर',
        y: 'ट्रू पॉज़िटिव दर',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'प्रिसिज़न–रिकॉल कर्व',
        x: 'रिकॉल',
        y: 'प्रिसिज़न',
        summary: 'PR AUC',
      },
      calibration: {
        name: 'कैलिब्रेशन कर्व',
        x: 'अनुमानित दर',
        y: 'वास्तविक दर',
        summary: 'सबसे बड़ा अंतर',
      },
    },
    withArea: (name, area) => `${name}, क्षेत्रफल ${area}`,
    neverAboveGuessing: 'कहीं भी रैंडम अनुमान से बेहतर नहीं',
    farthest: (truePositive, falsePositive) =>
      `रैंडम अनुमान से सबसे ऊपर वहाँ, जहाँ ट्रू पॉज़िटिव दर ${truePositive} और फ़ॉल्स पॉज़िटिव दर ${falsePositive} है`,
    noPoints: 'कोई बिंदु नहीं',
    balanced: (precision, recall) => `सबसे संतुलित वहाँ, जहाँ प्रिसिज़न ${precision} और रिकॉल ${recall} है`,
    calibrated: 'वास्तविक दरें अनुमान के अनुसार हैं',
    differ: (gap, observed, predicted) =>
      `वास्तविक और अनुमानित दर में ज़्यादा से ज़्यादा ${gap} का अंतर (अनुमान ${predicted}, वास्तविक ${observed})`,
    guessingReaches: (precision) => `रैंडम अनुमान से प्रिसिज़न ${precision}`,
    asPredicted: 'अनुमान के अनुसार',
    guessing: 'रैंडम अनुमान',
    guessingAt: (precision) => `रैंडम अनुमान ${precision}`,
    threshold: 'थ्रेशोल्ड',
  },
};
