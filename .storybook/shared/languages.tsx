import { LanguageProvider } from '@portfolio/ui/words';
import { formatsOf } from '@portfolio/words/formats';
import { included } from '@portfolio/words/included';
import type { Decorator } from '@storybook/react-vite';

const isIncluded = (tag: unknown): tag is keyof typeof included =>
  typeof tag === 'string' && Object.hasOwn(included, tag);

/** The languages of the toolbar, by their tags, each in its own words. */
export const languageNames: Record<string, string> = Object.fromEntries(
  Object.keys(included).map((tag) => [
    tag,
    new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
  ]),
);

/** The direction of writing of the toolbar's language. */
export const directionOf = (tag: unknown) => (isIncluded(tag) ? formatsOf(tag).direction : 'ltr');

/** Components say their own words in the toolbar's language; the texts of an example stay as they are. */
export const withLanguage: Decorator = (Story, { globals: { language } }) => {
  if (!isIncluded(language)) return <Story />;
  return (
    <LanguageProvider words={included[language]} formats={formatsOf(language)}>
      <Story />
    </LanguageProvider>
  );
};
