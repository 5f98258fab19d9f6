import type { value as English } from '../en/value.ts';

export const value: typeof English = { inPractice: 'In der Praxis' };
