import type * as english from '../en/figures.ts';
import { inLine, others, plural } from './grammar.ts';

const ordinals = ['', 'deuxième ', 'troisième ', 'quatrième ', 'cinquième ', 'sixième '];

export const figures: typeof english.figures = {
  numbers: 'Données',
  numbersOf: (title) => `Données\u00a0: ${title}`,
  about: (title, finding) => `${title}\u00a0: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('\u202f; '),
  lessThan: (percent) => `moins de ${percent}`,
  moreThan: (percent) => `plus de ${percent}`,
  range: (low, high) => `${low} à ${high}`,
  take: { address: 'Copier le lien', picture: 'Image (PNG)', data: 'Chiffres (CSV)' },
  isBetter: {
    lower: 'une valeur basse est préférable',
    higher: 'une valeur élevée est préférable',
  },
  withBetter: (quantity, better) =>
    `${quantity} (plus ${better === 'lower' ? 'bas' : 'haut'} = mieux)`,
  notFromZero: 'L’axe ne commence pas à zéro',
  quantityNotFromZero: (quantity) => `${quantity} (l’axe ne commence pas à zéro)`,
  change: {
    unchanged: ({ value, before, after }) => `toujours ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `de ${from} (${before}) à ${to} (${after}), soit ${size}, ce qui est ${isImprovement ? 'mieux' : 'moins bien'}`,
    by: (difference, direction) => `${difference} de ${direction === 'lower' ? 'moins' : 'plus'}`,
    times: (factor) => `${factor} fois la valeur initiale`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0${plural(difference, 'point', 'points')} de pourcentage`,
    stage: 'Étape',
    value: 'Valeur',
    change: 'Évolution',
    none: 'aucune',
    axis: { lower: '← plus bas = mieux', higher: 'plus haut = mieux →' },
    shortAxis: { lower: '← mieux', higher: 'mieux →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} ${unit} sur ${whole} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} sur ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}\u00a0: ${note}`,
    count: 'Nombre',
    share: 'Part',
    interval: (certainty) => `intervalle à ${certainty}`,
    others: 'autres',
    all: 'total',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `(${quantity} ${value})`,
    inYear: (year) => `en ${year}`,
    inMonth: (month) => `en ${month}`,
    onDay: (day) => `le ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, contre ${value} ${place}`,
    band: (end, label, range) => `${end} [${label} ${range}]`,
    lineWithoutValue: (line) => `${line} sans valeur`,
    noValues: 'aucune valeur',
    none: 'aucune',
    difference: 'écart',
    mean: 'moyenne',
    points: 'points',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `Toujours plus ${side === 'lower' ? 'bas' : 'haut'}\u00a0: écart de ${least} au moins (${leastAt}), ` +
      `${most} au plus (${mostAt}) et ${mean} en moyenne.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, comme l’autre`,
    sameAsOthers: (ours) => `${ours}, comme toutes les autres valeurs`,
    ofTwo: (ours, side) =>
      `${ours}, la plus ${side === 'lower' ? 'basse' : 'haute'} des deux valeurs`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = ordinals[position - 1] ?? `${position}e `;
      const end = better === 'lower' ? 'basse' : 'haute';
      return `${ours}, ${rank}valeur la plus ${end} sur ${count}${isTied ? ', ex æquo' : ''}`;
    },
    andOthers: (named, count) => `${named} et ${others(count)}`,
    more: (count) => `et ${others(count)}`,
    name: 'Nom',
    interval: 'Intervalle',
  },
  matrix: {
    empty: (unit) => `aucune donnée (${unit})`,
    allCorrect: (total, unit) => `${total} ${unit} sur ${total} dans la bonne classe`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `${correct} ${unit} sur ${total} (${percent}) dans la bonne classe\u202f; ${confusions}. Rappel\u00a0: ${recalls}`,
    atMost: (text, count) =>
      `aucune classe n’est prise pour une autre plus ${count === 1 ? 'd’une' : `de ${text}`} fois`,
    mostOften: (pairs, count) => {
      const mistakes = pairs.map(
        ({ actual, predicted }, index) =>
          `${actual}${index === 0 ? ' passe' : ''} pour ${predicted}`,
      );
      return `le plus souvent, ${mistakes.join(' et ')} (${count}${pairs.length > 1 ? ' dans les deux cas' : ''})`;
    },
    correct: 'dans la bonne classe',
    mostOftenTaken: (actual, predicted, count) => [
      'le plus souvent, ',
      actual,
      ' passe pour ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} par ${inLine(columns)}`,
    recall: 'Rappel',
    none: 'aucun',
  },
  curve: {
    forms: {
      roc: {
        name: 'courbe ROC',
        x: 'faux positifs',
        y: 'vrais positifs',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'courbe précision-rappel',
        x: 'rappel',
        y: 'précision',
        summary: 'AUC-PR',
      },
      calibration: {
        name: 'courbe de calibration',
        x: 'taux prédit',
        y: 'taux observé',
        summary: 'écart maximal',
      },
    },
    withArea: (name, area) => `${name}, aire de ${area}`,
    neverAboveGuessing: 'jamais mieux que le hasard',
    farthest: (truePositive, falsePositive) =>
      `au plus loin du hasard avec un taux de vrais positifs de ${truePositive} et un taux de faux positifs de ${falsePositive}`,
    noPoints: 'aucun point',
    balanced: (precision, recall) =>
      `meilleur équilibre avec une précision de ${precision} et un rappel de ${recall}`,
    calibrated: 'taux observés conformes aux taux prédits',
    differ: (gap, observed, predicted) =>
      `écart maximal de ${gap} entre taux observé et taux prédit (${observed} observé pour ${predicted} prédit)`,
    guessingReaches: (precision) => `le hasard atteint une précision de ${precision}`,
    asPredicted: 'comme prédit',
    guessing: 'hasard',
    guessingAt: (precision) => `hasard ${precision}`,
    threshold: 'seuil',
  },
};
