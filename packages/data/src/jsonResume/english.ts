import { content } from '@portfolio/words/en';
import { englishFormats as formats } from '@portfolio/words/formats';
import type { ContentLanguage } from '@portfolio/words/Words';

/** The language of the texts that an import adds to a résumé; the owner rewrites them in theirs. */
export const english: ContentLanguage = { content, formats };
