import { DEFAULT_LOOK } from '@portfolio/ui/tokens';
import type { Decorator } from '@storybook/react-vite';
import { directionOf, languageNames } from './languages.tsx';
import { lookTitles, setRootLook } from './looks.ts';
import { setRootTheme } from './themes.ts';

const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** The toolbar's menus, for attributes of the root element. */
export const globalTypes = {
  look: menu('Look', 'paintbrush', lookTitles),
  theme: menu('Theme', 'contrast', { system: 'System theme', light: 'Light', dark: 'Dark' }),
  direction: menu('Direction of writing', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  language: menu('Language of the components', 'globe', languageNames),
  motion: menu('Motion', 'play', { system: 'System motion', reduced: 'Reduced motion' }),
};

/** The toolbar's defaults. */
export const initialGlobals = {
  look: DEFAULT_LOOK,
  theme: 'system',
  direction: 'ltr',
  language: 'en',
  motion: 'system',
};

/** Puts the toolbar's choices on the root element, as the site does. */
export function setRootAttributes({
  look,
  theme,
  direction,
  language,
  motion,
}: Record<string, unknown>) {
  const root = document.documentElement;
  setRootLook(look);
  setRootTheme(theme);
  root.dir = direction === 'rtl' ? 'rtl' : directionOf(language);
  if (typeof language === 'string') root.lang = language;
  if (motion === 'reduced') root.dataset.motion = motion;
  else delete root.dataset.motion;
}

/** A docs page shows many stories at once, so there its container does it (`docs/Container.tsx`). */
export const withRootAttributes: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== 'docs') setRootAttributes(globals);
  return Story();
};
