import type { ContentLanguage } from '@portfolio/words';
import { content } from '@portfolio/words/en';
import { englishFormats as formats } from '@portfolio/words/formats';

/** The language of the texts that an import adds to a résumé; the owner rewrites them in theirs. */
export const english: ContentLanguage = { content, formats };
