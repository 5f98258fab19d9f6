import type { FigureTable, MatrixData } from './types.ts';

export function findingOfMatrix({ title }: MatrixData): string {
  return `${title}.`;
}

export function tableOfMatrix(_data: MatrixData): FigureTable {
  return { head: [], rows: [] };
}
