/** Room that a tooltip may take: `within` is in the flow of the tiles, where both sides are too short. */
export type TooltipPlace = 'below' | 'above' | 'within';

/** The free heights around a tile, in pixels. */
export interface Room {
  /** Height of the tooltip. */
  needed: number;
  /** From the tile to the end of its group, and to that of the window. */
  below: { group: number; window: number };
  /** From the tile to the first tile of its group, and to the window's top. */
  above: { group: number; window: number };
  /** Whether the tooltip is as wide as its group, so that it would cover headings as well. */
  isFull: boolean;
}

/**
 * Where a tooltip covers neither its own row nor a heading: below its tile; for the last tiles of a group, and at the
 * end of the window, above.
 */
export function chooseTooltipPlace({ needed, below, above, isFull }: Room): TooltipPlace {
  const fits = (room: { group: number; window: number }) =>
    Math.min(room.group, room.window) >= needed;
  if (fits(below)) return 'below';
  if (fits(above)) return 'above';
  // The window can be scrolled.
  if (below.group >= needed) return 'below';
  if (above.group >= needed) return 'above';
  if (isFull) return 'within';
  // Next to the headings: where it covers more of its own group than of others.
  const side = below.group >= above.group ? 'below' : 'above';
  if (side === 'above') return above.window >= needed ? 'above' : 'below';
  return below.window < needed && above.window >= needed ? 'above' : 'below';
}

/** The place for a tooltip that is in the document, below its tile. */
export function placeOf(tooltip: HTMLElement): TooltipPlace {
  const box = tooltip.getBoundingClientRect();
  const tile = tooltip.parentElement?.getBoundingClientRect() ?? box;
  const list = tooltip.closest('ul')?.getBoundingClientRect();
  const group = tooltip.closest('section')?.getBoundingClientRect();
  return chooseTooltipPlace({
    needed: box.height,
    below: { group: (group?.bottom ?? Infinity) - box.top, window: innerHeight - box.top },
    above: { group: tile.top - (list?.top ?? -Infinity), window: tile.top },
    isFull: box.width >= tile.width,
  });
}
