import type * as english from '../en/figures.ts';

const sides = { lower: 'niedriger', higher: 'höher' } as const;

/** What stands before `niedrigste`, from the second place on. */
const ordinals = [
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
];

export const figures: typeof english.figures = {
  numbers: 'Zahlen',
  numbersOf: (title) => `Zahlen: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `weniger als ${percent}`,
  moreThan: (percent) => `mehr als ${percent}`,
  range: (low, high) => `${low} bis ${high}`,
  take: { address: 'Link kopieren', picture: 'Bild (PNG)', data: 'Zahlen (CSV)' },
  isBetter: { lower: 'niedriger ist besser', higher: 'höher ist besser' },
  withBetter: (quantity, better) => `${quantity} (${sides[better]} ist besser)`,
  notFromZero: 'Achse beginnt nicht bei null',
  quantityNotFromZero: (quantity) => `${quantity}; Achse beginnt nicht bei null`,
  change: {
    unchanged: ({ value, before, after }) => `unverändert bei ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `von ${from} (${before}) auf ${to} (${after}), ${size}, also ${isImprovement ? 'besser' : 'schlechter'}`,
    by: (difference, direction) => `um ${difference} ${sides[direction]}`,
    times: (factor) => `${factor}-mal so hoch`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0${difference === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`,
    stage: 'Stand',
    value: 'Wert',
    change: 'Änderung',
    none: 'keine',
    axis: { lower: '← niedriger ist besser', higher: 'höher ist besser →' },
    shortAxis: { lower: '← besser', higher: 'besser →' },
  },
  share: {
    // The owner’s noun is in the nominative, which can’t follow `11 von 12`.
    finding: ({ part, whole, unit, label, percent }) =>
      `${unit} ${label}: ${part} von ${whole}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part}\u00a0/\u00a0${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'Anzahl',
    share: 'Anteil',
    interval: (certainty) => `${certainty}-Intervall`,
    others: 'übrige',
    all: 'alle',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `bei ${quantity} ${value}`,
    inYear: (year) => `im Jahr ${year}`,
    inMonth: (month) => `im ${month}`,
    onDay: (day) => `am ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, anfangs ${value} ${place}`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} ohne Wert`,
    noValues: 'keine Werte',
    none: 'keiner',
    difference: 'Differenz',
    mean: 'Mittel',
    points: 'Punkte',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `Durchweg ${sides[side]}: um mindestens ${least} (${leastAt}), ` +
      `höchstens ${most} (${mostAt}) und im Mittel ${mean}.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, ebenso der andere Wert`,
    sameAsOthers: (ours) => `${ours}, ebenso alle anderen Werte`,
    ofTwo: (ours, side) => `${ours}, der ${sides[side]}e der beiden Werte`,
    rank: ({ ours, position, count, better, isTied }) => {
      const end = better === 'lower' ? 'niedrigste' : 'höchste';
      const ordinal = position === 1 ? '' : ordinals[position - 2];
      return ordinal === undefined
        ? `${ours}, ${isTied ? 'geteilter ' : ''}Platz ${position} von ${count} vom ${end}n Wert an`
        : `${ours}, ${isTied ? 'gleichauf ' : ''}der ${ordinal}${end} von ${count} Werten`;
    },
    andOthers: (named, count) => `${named} und ${count} weitere`,
    more: (count) => `und ${count} weitere`,
    name: 'Name',
    interval: 'Intervall',
  },
  matrix: {
    empty: (unit) => `keine ${unit}`,
    allCorrect: (total, unit) => `alle ${total} ${unit} richtig klassifiziert`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${total} ${unit}, davon ${correct} (${percent}) richtig klassifiziert; ${confusions}. Recall: ${recalls}`,
    atMost: (text, count) =>
      `keine Klasse wurde mehr als ${count === 1 ? 'einmal' : `${text}-mal`} für eine andere gehalten`,
    mostOften: (pairs, count) => {
      const mistakes = pairs.map(({ actual, predicted }) => `${actual} für ${predicted}`);
      return `am häufigsten wurde ${mistakes.join(' und ')} gehalten (${pairs.length > 1 ? 'je ' : ''}${count})`;
    },
    correct: 'richtig klassifiziert',
    mostOftenTaken: (actual, predicted, count) => [
      'am häufigsten ',
      actual,
      ' für ',
      predicted,
      ` gehalten (${count})`,
    ],
    corner: (rows, columns) => `${rows} / ${columns}`,
    recall: 'Recall',
    none: 'keiner',
  },
  curve: {
    forms: {
      roc: {
        name: 'ROC-Kurve',
        x: 'Falsch-positiv-Rate',
        y: 'Sensitivität',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'Precision-Recall-Kurve',
        x: 'Recall',
        y: 'Precision',
        summary: 'PR-AUC',
      },
      calibration: {
        name: 'Kalibrierungskurve',
        x: 'vorhergesagter Anteil',
        y: 'beobachteter Anteil',
        summary: 'größte Abweichung',
      },
    },
    withArea: (name, area) => `${name} mit einer Fläche von ${area}`,
    neverAboveGuessing: 'nie besser als der Zufall',
    farthest: (truePositive, falsePositive) =>
      `am weitesten über dem Zufall bei einer Sensitivität von ${truePositive} und einer Falsch-positiv-Rate von ${falsePositive}`,
    noPoints: 'keine Punkte',
    balanced: (precision, recall) =>
      `am ausgewogensten bei einer Precision von ${precision} und einem Recall von ${recall}`,
    calibrated: 'die beobachteten Anteile entsprechen den vorhergesagten',
    differ: (gap, observed, predicted) =>
      `beobachtete und vorhergesagte Anteile weichen um höchstens ${gap} voneinander ab (${observed} statt ${predicted})`,
    guessingReaches: (precision) => `der Zufall erreicht eine Precision von ${precision}`,
    asPredicted: 'wie vorhergesagt',
    guessing: 'Zufall',
    guessingAt: (precision) => `Zufall ${precision}`,
    threshold: 'Schwelle',
  },
};
