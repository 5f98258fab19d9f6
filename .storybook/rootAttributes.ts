import type { Decorator } from '@storybook/react-vite';

const menu = (description: string, icon: string, titles: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** The toolbar's menus, for attributes of the root element. */
export const globalTypes = {
  theme: menu('Theme', 'contrast', { system: 'System theme', light: 'Light', dark: 'Dark' }),
  direction: menu('Direction of writing', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  motion: menu('Motion', 'play', { system: 'System motion', reduced: 'Reduced motion' }),
};

/** The toolbar's defaults. */
export const initialGlobals = { theme: 'system', direction: 'ltr', motion: 'system' };

/** Puts the toolbar's choices on the root element, as the site does. */
export const withRootAttributes: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const root = document.documentElement;
  // A docs page shows many stories at once: a value pinned by one must not change the others.
  const isPinned = (name: string) => viewMode === 'docs' && name in storyGlobals;
  const { theme, direction, motion } = globals;
  if (!isPinned('theme')) {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  }
  if (!isPinned('direction')) root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  if (!isPinned('motion')) {
    if (motion === 'reduced') root.dataset.motion = motion;
    else delete root.dataset.motion;
  }
  return Story();
};
