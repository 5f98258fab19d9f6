import type { FigureLanguage } from '@portfolio/figures';
import { figures } from '@portfolio/words';
import { useFormats, useWords } from '../../words/index.ts';

/** The language around the component, for functions over figures. */
export const useFigureLanguage = (): FigureLanguage => ({
  words: useWords(figures),
  formats: useFormats(),
});
