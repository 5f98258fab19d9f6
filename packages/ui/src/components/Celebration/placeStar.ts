/** Parts of the golden ratio and of the plastic number: their multiples spread evenly over 0 to 1. */
const steps = [0.618034, 0.754878, 0.56984, 0.381966] as const;

const spread = (index: number, step: number) => ((index + 1) * step) % 1;

/** Where star number `index` falls, as custom properties; the same at every render. */
export function placeStar(index: number) {
  const [place, start, size, turn] = steps.map((step) => spread(index, step)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    '--pf-star-place': `${(place * 100).toFixed(2)}%`,
    '--pf-star-start': start.toFixed(3),
    '--pf-star-size': `${(0.75 + size).toFixed(3)}rem`,
    '--pf-star-turn': `${Math.round(turn * 720 - 360)}deg`,
  } as const;
}
