/** Months since year 0 of a month written `YYYY-MM`; `NaN` when it is not one. */
export function monthNumber(month: string): number {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return year ? Number(year) * 12 + Number(number) - 1 : Number.NaN;
}

/** One month on the axis: its tick and what is written below it. */
export interface Tick {
  month: number;
  name: string | undefined;
  year: number | undefined;
}

/** More months than this have ticks only where something is written. */
const MOST_TICKS = 24;

/** More labels than this would touch each other on a phone. */
const MOST_LABELS = 9;

/** A label that begins in this last part of the axis would end beyond it on a phone. */
const LABEL_SHARE = 0.1;

/** Months from one label to the next: parts of a year, then years. */
const STEPS = [1, 3, 6, 12, 24, 60];

const nameOf = (month: number) =>
  new Date(Date.UTC(2000, month % 12)).toLocaleString('en', { month: 'short', timeZone: 'UTC' });

/**
 * The ticks of an axis of `count` months from the month `first` on: months are named as long as there
 * is room, each year once.
 */
export function ticksOf(first: number, count: number): Tick[] {
  const step = STEPS.find((months) => count / months <= MOST_LABELS) ?? 120;
  const months = Array.from({ length: count }, (_, index) => first + index);
  let lastYear: number | undefined;
  return months.flatMap((month) => {
    const hasRoom = (first + count - month) / count >= LABEL_SHARE;
    const isLabelled = hasRoom && (month % step === 0 || count < step);
    if (!isLabelled) return count > MOST_TICKS ? [] : [{ month, name: undefined, year: undefined }];
    const year = Math.floor(month / 12);
    const isNewYear = year !== lastYear;
    lastYear = year;
    return [
      { month, name: step < 12 ? nameOf(month) : undefined, year: isNewYear ? year : undefined },
    ];
  });
}
