// A place in the content is written as messages print it: `projects[2].figure.points[3]`. In the pattern of several places,
// `[]` is each entry of a list: `projects[].title`.

/** The place of an entry, by its number, or of a field in the value at a place. The whole content is at the empty place. */
export function placeIn(place: string, step: string | number): string {
  if (typeof step === 'number') return `${place}[${step}]`;
  return place === '' ? step : `${place}.${step}`;
}

/** The place to which keys and numbers lead. */
export const placeOf = (steps: readonly (string | number)[]) => steps.reduce<string>(placeIn, '');

/** The keys and numbers that lead to a place. */
export const stepsIn = (place: string): (string | number)[] =>
  (place.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The pattern of a place, such as `projects[].title` for `projects[2].title`. */
export const patternOf = (place: string) => place.replace(/\[\d+\]/g, '[]');
