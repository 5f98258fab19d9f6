import type { FigureData } from '@portfolio/figures';
import { describeFigure } from '@portfolio/figures';
import type { Language } from '@portfolio/words';
import * as words from '@portfolio/words';

/** The language of the sample. */
export const english: Language = words;

/** What functions over figures need of it. */
export const englishFigures = { words: english.figures, formats: english.formats };

/** Adds the finding of a figure. */
export const described = (figure: FigureData) => describeFigure(figure, englishFigures);
