import type { FigureLanguage } from '@portfolio/figures';
import { figures } from '@portfolio/words/own/figures';
import { useFormats, useWords } from '../../words/index.ts';

/** The language around the component, for functions over figures. */
export const useFigureLanguage = (): FigureLanguage => ({
  words: useWords('figures', figures),
  formats: useFormats(),
});
