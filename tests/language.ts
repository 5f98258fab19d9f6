import * as words from '@portfolio/words/en';
import { englishFormats } from '@portfolio/words/formats';
import type { Language } from '@portfolio/words/Words';

/** The language of the sample. */
export const english: Language = { ...words, formats: englishFormats };
