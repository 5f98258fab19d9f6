import type { Figure } from '@portfolio/data/schema/figure';
import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import { toldProjects } from '@portfolio/data/stories';
import { textsIn } from '@portfolio/data/textsIn';
import { valuesIn } from '@portfolio/data/valuesAt';
import { createContentReader } from '@portfolio/publish/content/contentReader';
import { ownContentFolder } from '@portfolio/publish/content/folders';
import { describe, expect, test } from 'vitest';

const content = await createContentReader(ownContentFolder).read();

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The numbers in a text, `1,148` as 1148. */
const numbersIn = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(',', '')));

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** The same, and those that are written as words. */
const withWords = (text: string): number[] => [
  ...numbersIn(text),
  ...(text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => words[word] ?? []),
];

const round = (value: number) => Number(value.toFixed(4));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The numbers that are computed from a figure: means, ranges and differences; shares, rates and their opposites, and the steps between points. */
function computedFrom(figure: Figure): number[] {
  switch (figure.kind) {
    case 'series': {
      const lines = figure.lines.map(({ values }) => values.filter((value) => value !== null));
      const [first = [], second = []] = lines;
      const means = lines.map(mean);
      return [
        ...means,
        (means[0] ?? 0) - (means[1] ?? 0),
        ...first.map((value, index) => value - (second[index] ?? 0)),
        ...lines.map((line) => Math.max(...line) - Math.min(...line)),
        ...first.map((_, index) => index + 1),
      ];
    }
    case 'share':
      return [figure.part, figure.whole - figure.part].flatMap((part) => [
        part,
        Math.round((100 * part) / figure.whole),
      ]);
    case 'curve': {
      const percents = figure.points.map((point) => point.map((share) => 100 * share));
      const steps = percents
        .slice(1)
        .flatMap((point, index) =>
          point.map((value, axis) => value - (percents[index]?.[axis] ?? 0)),
        );
      return [
        ...percents.flatMap((point) => point.flatMap((value) => [value, 100 - value])),
        ...steps,
      ];
    }
    default:
      return [];
  }
}

/** Facts that every reader can check, and that no content has to state, by the story that has them. */
const common: Record<string, readonly number[]> = {
  // The area under the curve of guessing.
  'Chest X-Ray Triage': [0.5],
};

/** All numbers that the content knows about a project: its own, those of quotes about it and of positions, and the computed ones. */
function knownOf(project: Project): Set<number> {
  const { title, figure } = project;
  const ofProject = valuesIn(project).flatMap(({ value }) =>
    typeof value === 'number' ? [value] : typeof value === 'string' ? withWords(value) : [],
  );
  const quotes = content.spotlight.flatMap((skill) => skill.quotes);
  const elsewhere = [...quotes.filter((quote) => quote.project === title), ...content.experience]
    .flatMap((part) => textsIn(part))
    .flatMap(({ value }) => withWords(value));
  const computed = figure ? computedFrom(figure) : [];
  return new Set([...ofProject, ...elsewhere, ...computed, ...(common[title] ?? [])].map(round));
}

/** The parts of the story in which a number is no claim: the order of points, and code. */
const claims = (project: Project) => content.stories.files.get(slugify(project.title))?.texts ?? [];

describe.each(toldProjects(content))('The story of $title', (project) => {
  const known = knownOf(project);

  test('states no number that the content doesn’t know', () => {
    expect(claims(project).length).toBeGreaterThan(10);
    const unknown = claims(project).flatMap(({ line, value }) =>
      numbersIn(value)
        .filter((number) => !known.has(round(number)))
        .map((number) => `line ${line}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  test('states the result with its numbers, and shows the figure', () => {
    const said = new Set(claims(project).flatMap(({ value }) => numbersIn(value)));
    for (const number of numbersIn(project.result ?? '')) expect(said).toContain(number);
    const { sections = [] } = content.stories.files.get(slugify(project.title))?.story ?? {};
    expect(sections.flatMap(({ blocks }) => blocks)).toContainEqual({ type: 'figure' });
  });

  test('says what failed at the same length as what comes next', () => {
    const { sections = [] } = content.stories.files.get(slugify(project.title))?.story ?? {};
    const lengthOf = (id: string) => JSON.stringify(sections.find((each) => each.id === id)).length;
    expect(lengthOf('what-failed')).toBeGreaterThan(0.8 * lengthOf('what-i-would-do-next'));
  });
});

test('a number that nobody measured would be found', () => {
  const [project] = toldProjects(content);
  for (const made of [24.3, 5.7, 71.5]) expect(knownOf(project as Project)).not.toContain(made);
});
