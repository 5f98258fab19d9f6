import type { CurveData, FigureTable } from './types.ts';

export function findingOfCurve({ title }: CurveData): string {
  return `${title}.`;
}

export function tableOfCurve(_data: CurveData): FigureTable {
  return { head: [], rows: [] };
}
