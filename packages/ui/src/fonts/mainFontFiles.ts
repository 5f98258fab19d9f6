import display from './files/newsreader-display-latin.woff2';
import text from './files/public-sans-latin.woff2';

/** The addresses of the files that most texts need: those of the `latin` range, of each typeface. */
export const mainFontFiles: readonly string[] = [text, display];
