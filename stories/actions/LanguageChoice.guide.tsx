import { LanguageChoice, type LanguageChoiceProps } from '@portfolio/ui/LanguageChoice';
import type { Guide } from '../support/guide.ts';
import { lookAt } from '../support/looks.ts';

export const french = { tag: 'fr', name: 'Français', href: '#fr' };
export const arabic = { tag: 'ar', name: 'العربية', href: '#ar' };

const draw = (props: Partial<LanguageChoiceProps>) => (
  <LanguageChoice label="Language" languages={[french]} {...props} />
);

export const guide: Guide = {
  purpose: 'Leads to the same page in another language.',
  tasks: ['language switch', 'translation', 'locale', 'i18n', 'other languages'],
  use: ['Once, in the header, on a site that is in several languages.'],
  avoid: {
    'The languages are those that the owner speaks.': 'Use `TagList`.',
    'Visitors choose colours.': 'Use `ThemeChoice`.',
  },
  anatomy: {
    example: draw({ languages: [french, arabic] }),
    parts: {
      Navigation: { selector: 'nav', description: 'Named by `label`.' },
      Language: {
        selector: 'a',
        description: 'A link, 44 px high, in its own language and marked with it.',
      },
    },
  },
  states: [
    {
      name: 'languages',
      states: [
        { name: 'one', example: draw({}) },
        { name: 'two', example: draw({ languages: [french, arabic] }) },
        { name: 'hover', example: draw({}), act: lookAt('hover', 'a') },
        { name: 'focus', example: draw({}), act: lookAt('focus-visible', 'a') },
      ],
    },
  ],
  keyboard: { Tab: 'Moves the focus to each language.', Enter: 'Opens the page in it.' },
  announced: {
    'It gets the focus': '“Français, link”, in French, if the screen reader speaks it.',
  },
  writing: ['Name each language as its speakers do: `Français`, not `French` or a flag.'],
};
