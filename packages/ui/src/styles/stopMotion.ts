const motions = ['animation', 'transition'] as const;
type Motion = (typeof motions)[number];

/** The motion in a rule, and whether it is on the element itself or on a pseudo-element. */
function* movingParts(rule: object, part = ''): Generator<{ part: string; motion: Motion }> {
  for (const [key, value] of Object.entries(rule)) {
    const motion = motions.find((name) => key.startsWith(name));
    if (motion && value !== 'none') yield { part, motion };
    else if (value && typeof value === 'object') {
      yield* movingParts(value, /::[\w-]+/.exec(key)?.[0] ?? part);
    }
  }
}

/**
 * The selectors that stop the motion in a rule if the visitor has chosen that (`hooks/useReducedMotion.ts`). Each class
 * has its own selectors. With one rule for `*`, browsers would compute the style of the whole page again.
 */
export function stopMotion(rule: object): Record<string, Partial<Record<Motion, string>>> {
  const selectors: ReturnType<typeof stopMotion> = {};
  for (const { part, motion } of movingParts(rule)) {
    const selector = `[data-motion="reduced"] &${part}`;
    selectors[selector] = { ...selectors[selector], [motion]: 'none !important' };
  }
  return selectors;
}
