import type { Decorator } from '@storybook/react-vite';

/** The toolbar's menus and what each sets on the root element. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System theme' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

/** The toolbar before anyone chooses. */
export const initialGlobals = { theme: 'system', direction: 'ltr', motion: 'system' };

/** Puts the toolbar's choices where the site has them: on the root element. */
export const withRootAttributes: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  const root = document.documentElement;
  // A docs page shows many stories at once: what one of them pins must not repaint the others.
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
