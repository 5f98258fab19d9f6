import type { Figure } from '@portfolio/data/schema/figure';
import { describeFigure } from '@portfolio/ui/figureText';
import type { Language } from '@portfolio/words';
import * as words from '@portfolio/words';

/** The language of the sample. */
export const english: Language = words;

/** What functions over figures need of it. */
export const englishFigures = { words: english.figures, formats: english.formats };

/** Adds the finding of a figure. */
export const described = (figure: Figure) => describeFigure(figure, englishFigures);
