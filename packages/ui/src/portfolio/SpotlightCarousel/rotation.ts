/** Which skill and quote show, and for how many quote intervals they have. */
export interface Position {
  skill: number;
  quote: number;
  /** Quote intervals that have passed since the skill, or the visitor's last choice. */
  ticks: number;
}

/** What the rotation depends on. */
export interface Rotation {
  /** How many quotes each skill has. */
  quoteCounts: readonly number[];
  skillIntervalMs: number;
  quoteIntervalMs: number;
}

const wrap = (index: number, count: number) => (count > 0 ? (index + count) % count : 0);

/** Whether the skill changes next: it wins if both are due at the same time. */
const isSkillNext = ({ ticks }: Position, rotation: Rotation) =>
  rotation.quoteCounts.length > 1 &&
  (ticks + 1) * rotation.quoteIntervalMs >= rotation.skillIntervalMs;

/** Milliseconds from the last change to the next. One clock for both, so that they can't drift. */
export const timeToNext = (position: Position, rotation: Rotation) =>
  isSkillNext(position, rotation)
    ? rotation.skillIntervalMs - position.ticks * rotation.quoteIntervalMs
    : rotation.quoteIntervalMs;

/** The skill `steps` further on, wrapping, with its first quote. */
export const moveSkill = ({ skill }: Position, steps: number, count: number): Position => ({
  skill: wrap(skill + steps, count),
  quote: 0,
  ticks: 0,
});

/** The next position. */
export function advance(position: Position, rotation: Rotation): Position {
  const { skill, quote, ticks } = position;
  if (isSkillNext(position, rotation)) return moveSkill(position, 1, rotation.quoteCounts.length);
  return { skill, quote: wrap(quote + 1, rotation.quoteCounts[skill] ?? 0), ticks: ticks + 1 };
}
