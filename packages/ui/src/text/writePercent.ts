import type { Formats } from '@portfolio/words';
import { writeNumber } from '@portfolio/words/formats';

/**
 * A number of percent, such as `90%` or `90 %`.
 * @param percent as it is written without groups; not negative
 */
export const writePercent = (percent: number | string, formats: Formats): string =>
  `${writeNumber(formats, String(percent))}${formats.beforeSign}%`;
