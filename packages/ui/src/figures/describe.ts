import type { FigureData, FigureTable } from './types.ts';

/** A sentence that states what the figure shows, made from its numbers. */
export function findingOf({ title }: FigureData): string {
  return `${title}.`;
}

/** The numbers of the figure. */
export function tableOf(_figure: FigureData): FigureTable {
  return { head: [], rows: [] };
}
