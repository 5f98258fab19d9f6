import type { FigureTable, SeriesData } from './types.ts';

export function findingOfSeries({ title }: SeriesData): string {
  return `${title}.`;
}

export function tableOfSeries(_data: SeriesData): FigureTable {
  return { head: [], rows: [] };
}
