import type * as english from '../en/figures.ts';
import { inLine, plural } from './grammar.ts';

const ordinals = ['', 'segundo ', 'tercer ', 'cuarto ', 'quinto ', 'sexto '];

export const figures: typeof english.figures = {
  numbers: 'Datos',
  numbersOf: (title) => `Datos: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `menos del ${percent}`,
  moreThan: (percent) => `más del ${percent}`,
  range: (low, high) => `${low} a ${high}`,
  take: { address: 'Copiar enlace', picture: 'Imagen (PNG)', data: 'Números (CSV)' },
  isBetter: { lower: 'cuanto menor, mejor', higher: 'cuanto mayor, mejor' },
  withBetter: (quantity, better) =>
    `${quantity} (cuanto ${better === 'lower' ? 'menor' : 'mayor'}, mejor)`,
  notFromZero: 'El eje no empieza en cero',
  quantityNotFromZero: (quantity) => `${quantity} (el eje no empieza en cero)`,
  change: {
    unchanged: ({ value, before, after }) => `sin cambios, ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `de ${from} (${before}) a ${to} (${after}), ${size}, lo que supone ${isImprovement ? 'una mejora' : 'un empeoramiento'}`,
    by: (difference, direction) =>
      `${difference.endsWith('%') ? 'un ' : ''}${difference} ${direction === 'lower' ? 'menos' : 'más'}`,
    times: (factor) => `${factor} veces el valor inicial`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0${plural(difference, 'punto porcentual', 'puntos porcentuales')}`,
    stage: 'Etapa',
    value: 'Valor',
    change: 'Cambio',
    none: 'ninguno',
    axis: { lower: '← cuanto menor, mejor', higher: 'cuanto mayor, mejor →' },
    shortAxis: { lower: '← mejor', higher: 'mejor →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} de ${whole} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} de ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'Cantidad',
    share: 'Proporción',
    interval: (certainty) => `intervalo del ${certainty}`,
    others: 'resto',
    all: 'total',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `(${quantity} ${value})`,
    inYear: (year) => `en ${year}`,
    inMonth: (month) => `en ${month}`,
    onDay: (day) => `el ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, frente a ${value} ${place}`,
    band: (end, label, range) => `${end} [${label} ${range}]`,
    lineWithoutValue: (line) => `${line} sin valor`,
    noValues: 'sin valores',
    none: 'sin valor',
    difference: 'diferencia',
    mean: 'media',
    points: 'puntos',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `Siempre por ${side === 'lower' ? 'debajo' : 'encima'}: ${least} como mínimo (${leastAt}), ` +
      `${most} como máximo (${mostAt}) y ${mean} de media.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, igual que el otro valor`,
    sameAsOthers: (ours) => `${ours}, igual que todos los demás valores`,
    ofTwo: (ours, side) => `${ours}, el ${side === 'lower' ? 'menor' : 'mayor'} de los dos valores`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = ordinals[position - 1] ?? `${position}.º `;
      const end = better === 'lower' ? 'bajo' : 'alto';
      return `${ours}, ${rank}valor más ${end} de ${count}${isTied ? ', empatado' : ''}`;
    },
    andOthers: (named, count) => `${named} y ${count} más`,
    more: (count) => `y ${count} más`,
    name: 'Nombre',
    interval: 'Intervalo',
  },
  matrix: {
    empty: (unit) => `sin ${unit}`,
    allCorrect: (total, unit) => `${total} de ${total} ${unit} en la clase correcta`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${correct} de ${total} ${unit} (${percent}) en la clase correcta; ${confusions}. Exhaustividad: ${recalls}`,
    atMost: (text, count) =>
      `ninguna clase se confunde con otra más de ${count === 1 ? 'una vez' : `${text} veces`}`,
    mostOften: (pairs, count) => {
      const mistakes = pairs.map(({ actual, predicted }) => `${actual} con ${predicted}`);
      return `lo más frecuente es confundir ${mistakes.join(' y ')} (${count}${pairs.length > 1 ? ' en ambos casos' : ''})`;
    },
    correct: 'en la clase correcta',
    mostOftenTaken: (actual, predicted, count) => [
      'lo más frecuente: ',
      actual,
      ' se confunde con ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} por ${inLine(columns)}`,
    recall: 'Exhaustividad',
    none: 'ninguna',
  },
  curve: {
    forms: {
      roc: {
        name: 'curva ROC',
        x: 'falsos positivos',
        y: 'sensibilidad',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'curva precisión-exhaustividad',
        x: 'exhaustividad',
        y: 'precisión',
        summary: 'AUC-PR',
      },
      calibration: {
        name: 'curva de calibración',
        x: 'tasa predicha',
        y: 'tasa observada',
        summary: 'diferencia máxima',
      },
    },
    withArea: (name, area) => `${name} con un área de ${area}`,
    neverAboveGuessing: 'nunca mejor que el azar',
    farthest: (truePositive, falsePositive) =>
      `máxima distancia al azar con una sensibilidad de ${truePositive} y una tasa de falsos positivos de ${falsePositive}`,
    noPoints: 'sin puntos',
    balanced: (precision, recall) =>
      `mejor equilibrio con una precisión de ${precision} y una exhaustividad de ${recall}`,
    calibrated: 'las tasas observadas coinciden con las predichas',
    differ: (gap, observed, predicted) =>
      `las tasas observada y predicha difieren como máximo en ${gap} (se observó ${observed} donde se predijo ${predicted})`,
    guessingReaches: (precision) => `el azar alcanza una precisión de ${precision}`,
    asPredicted: 'lo predicho',
    guessing: 'azar',
    guessingAt: (precision) => `azar ${precision}`,
    threshold: 'umbral',
  },
};
