import { figures } from '@portfolio/words';
import type { FigureLanguage } from '../../figures/types.ts';
import { useFormats, useWords } from '../../words/index.ts';

/** The language around the component, for functions over figures. */
export const useFigureLanguage = (): FigureLanguage => ({
  words: useWords(figures),
  formats: useFormats(),
});
