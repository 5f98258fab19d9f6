import './manager.css';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { NAME } from './shared/name.ts';
import { onSystemTheme, setRootTheme, themeFor } from './shared/themes.ts';

const { documentElement } = document;

addons.setConfig({
  // The HTML has read the choice from the address.
  theme: WORKSHOP_THEMES[themeFor(documentElement.dataset.theme)],
  sidebar: {
    // The index calls a docs page by its component, so that the search does (`search/`).
    renderLabel: ({ type, name, depth }) => (type === 'docs' && depth > 1 ? 'Docs' : name),
  },
});

/** Follows the toolbar's theme and, without a choice, the system's. */
function followTheme(api: API) {
  let choice: unknown = documentElement.dataset.theme;
  const show = () => {
    setRootTheme(choice);
    api.setOptions({ theme: WORKSHOP_THEMES[themeFor(choice)] });
  };
  // What was chosen, not what a story pins for itself: the sidebar doesn't change from story to story.
  api.on(GLOBALS_UPDATED, ({ userGlobals }) => {
    choice = userGlobals.theme;
    show();
  });
  onSystemTheme(show);
}

/** Storybook puts its own name into each title, and has no setting for it. */
function nameTitles(api: API) {
  const write = () => {
    const entry = api.getCurrentStoryData();
    const component = entry?.title.split('/').at(-1);
    const page = entry?.type === 'story' ? `${component}: ${entry.name}` : component;
    const title = page ? `${page} · ${NAME}` : NAME;
    if (document.title !== title) document.title = title;
  };
  const element = document.querySelector('title');
  if (element) new MutationObserver(write).observe(element, { childList: true });
}

addons.register('workshop', (api) => {
  followTheme(api);
  nameTitles(api);
});
