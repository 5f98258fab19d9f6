import { writeNumber } from '@portfolio/words/formats';
import type { UiLanguage } from '../words/index.ts';

/**
 * A number of percent, such as `90%` or `90 %`.
 * @param percent as it is written without groups; not negative
 */
export const writePercent = (percent: number | string, { formats }: UiLanguage): string =>
  `${writeNumber(formats, String(percent))}${formats.beforeSign}%`;
