import type { Figure } from '@portfolio/data/schema/figure';
import type { Project } from '@portfolio/data/schema/project';
import { describe, expect, test } from 'vitest';
import { experience, projects } from '../../content.ts';

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
const round = (value: number, digits: number) => Number(value.toFixed(digits));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const sum = (values: readonly number[]) => mean(values) * values.length;

type Of<Kind extends Figure['kind']> = [Project, Extract<Figure, { kind: Kind }>];

/** The projects whose figure is of a kind, and the figure. */
const withFigure = <Kind extends Figure['kind']>(kind: Kind) =>
  projects.flatMap((project) =>
    project.figure?.kind === kind ? [[project, project.figure] as Of<Kind>] : [],
  );

/** A number is in the description as it is, or with its unit. */
const expectSaid = ({ title, description }: Project, value: string) =>
  expect(numbersIn(description), title).toContain(value);

test('every project states its result, and every featured one shows it as a figure', () => {
  for (const { title, result, figure, featured } of projects) {
    expect(result, title).toBeDefined();
    if (featured) expect(figure, title).toBeDefined();
  }
  expect(projects.filter(({ figure }) => figure).length).toBeGreaterThanOrEqual(14);
  const kinds = new Set(projects.flatMap(({ figure }) => figure?.kind ?? []));
  expect([...kinds].sort()).toEqual(['change', 'comparison', 'curve', 'matrix', 'series', 'share']);
});

test('every number of a result is in the description', () => {
  for (const project of projects) {
    for (const number of numbersIn(project.result ?? '')) expectSaid(project, number);
  }
});

test('titles and labels are short enough for a card of 280 px', () => {
  for (const { figure } of projects) {
    if (!figure) continue;
    expect(figure.title.length, figure.title).toBeLessThanOrEqual(45);
    const labelled =
      figure.kind === 'series' ? figure.lines : figure.kind === 'comparison' ? figure.values : [];
    for (const { label } of labelled) expect(label.length, label).toBeLessThanOrEqual(18);
  }
});

describe('the numbers of a figure agree with the description', () => {
  test.each(withFigure('change'))(
    '$title: the values before and after',
    (project, { before, after }) => {
      for (const { value } of [before, after]) if (value !== 0) expectSaid(project, String(value));
    },
  );

  test.each(withFigure('share'))(
    '$title: so many, or so much, of so many',
    (project, { part, whole }) => {
      expectSaid(project, String(whole));
      const said = numbersIn(project.description);
      expect([String(part), String((100 * part) / whole)].some((each) => said.includes(each))).toBe(
        true,
      );
    },
  );

  test.each(withFigure('comparison'))('$title: every value', (project, { values }) => {
    for (const { value } of values) expectSaid(project, String(value));
  });

  /** Cohen's kappa, the mean F1 of the classes, and the share on the diagonal. */
  const scores = ({ counts }: Of<'matrix'>[1]) => {
    const all = sum(counts.flat());
    const rows = counts.map(sum);
    const columns = counts.map((_, i) => sum(counts.map((row) => row[i] ?? 0)));
    const hits = counts.map((row, i) => row[i] ?? 0);
    const accuracy = sum(hits) / all;
    const byChance = sum(rows.map((row, i) => (row * (columns[i] ?? 0)) / all ** 2));
    const f1 = mean(hits.map((hit, i) => (2 * hit) / ((rows[i] ?? 0) + (columns[i] ?? 0))));
    return { all, accuracy, kappa: (accuracy - byChance) / (1 - byChance), f1 };
  };

  test.each(withFigure('matrix'))(
    '$title: how many, and how many of them right',
    (project, figure) => {
      const { description } = project;
      const { all, accuracy, kappa, f1 } = scores(figure);
      expectSaid(project, all.toLocaleString('en'));
      if (/\d% of cases/.test(description)) expectSaid(project, String(round(accuracy * 100, 6)));
      if (description.includes('kappa')) expectSaid(project, String(round(kappa, 2)));
      if (description.includes('F1')) expectSaid(project, String(round(f1, 2)));
      if (!/kappa|F1|% of cases/.test(description)) {
        const [[caught, missed] = [], [heldBack] = []] = figure.counts;
        expect([caught, missed, heldBack]).toEqual([5, 0, 3]);
        expect(description).toMatch(/stopped all five .* held back three/);
      }
    },
  );

  test.each(withFigure('curve'))('$title: the area and the operating point', (project, figure) => {
    const { points, area, operatingPoint, form, prevalence } = figure;
    const enclosed = sum(
      points.slice(1).map(([x, y], i) => {
        const [before, height] = points[i] ?? [0, 0];
        return ((x - before) * (y + height)) / 2;
      }),
    );
    if (area !== undefined) {
      expect(round(enclosed, 2)).toBe(area);
      expectSaid(project, String(area));
    }
    const [x = 0, y = 0] = operatingPoint?.at ?? [];
    expect(points).toContainEqual([x, y]);
    const percent = (share: number) => String(round(share * 100, 6));
    expectSaid(project, percent(form === 'roc' ? 1 - x : x));
    expectSaid(project, percent(y));
    if (prevalence !== undefined) expectSaid(project, percent(prevalence));
  });

  const series = new Map(withFigure('series').map(([{ title }, figure]) => [title, figure]));
  const valuesOf = (title: string) =>
    (series.get(title)?.lines ?? []).map(({ values }) =>
      values.map((value) => value ?? Number.NaN),
    );

  // A drawing labels the ends of its lines: they say the same as the sentence next to it.
  test('the forecast’s error is 24.1% by hand and 18.3% by night, on average and at the end', () => {
    const lines = valuesOf('Demand Forecast Pipeline');
    expect(lines.map((line) => round(mean(line), 6))).toEqual([24.1, 18.3]);
    expect(lines.map((line) => line.at(-1))).toEqual([24.1, 18.3]);
  });

  test('the helmet count is off by 2.3 points an hour, on average and at the end', () => {
    const [byHand = [], camera = []] = valuesOf('Helmet Count at the Gate');
    const gaps = byHand.map((rate, i) => round(Math.abs(rate - (camera[i] ?? 0)), 6));
    expect(round(mean(gaps), 6)).toBe(2.3);
    expect(gaps.at(-1)).toBe(2.3);
  });

  test('the network reads 97.6% of the digits after its last epoch, 0.2 points below PyTorch', () => {
    const [torch = [], ours = []] = valuesOf('Autograd from Scratch');
    expect(ours.at(-1)).toBe(97.6);
    expect(round((torch.at(-1) ?? 0) - (ours.at(-1) ?? 0), 6)).toBe(0.2);
  });

  test('no series goes unchecked', () => {
    expect([...series.keys()].sort()).toEqual([
      'Autograd from Scratch',
      'Demand Forecast Pipeline',
      'Helmet Count at the Gate',
    ]);
  });
});

test('every number of a position is in its lines', () => {
  const words: Record<string, string> = { eleven: '11' };
  for (const { title, description, figures = [] } of experience) {
    const text = description.join(' ').replace(/\beleven\b/g, (word) => words[word] ?? word);
    expect(figures.length, title).toBeGreaterThan(0);
    for (const { value } of figures) {
      for (const number of numbersIn(value)) expect(numbersIn(text), title).toContain(number);
    }
  }
});
