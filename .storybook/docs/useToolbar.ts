import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { viewports } from '../viewports.ts';

type Channel = Pick<React.ContextType<typeof DocsContext>, 'channel'>;

/** The choices of the toolbar, now and after each change. Pinned by a story or not, it's the reader's choice. */
export function useToolbar({ channel }: Channel): Record<string, unknown> {
  return useSyncExternalStore(
    (notify) => {
      channel.on(GLOBALS_UPDATED, notify);
      return () => channel.off(GLOBALS_UPDATED, notify);
    },
    () => channel.last(GLOBALS_UPDATED)?.[0].userGlobals ?? channel.last(SET_GLOBALS)?.[0].globals,
  );
}

/**
 * The window in which docs pages show their story, by its name, and how to choose another; undefined for the page
 * itself. It isn't the choice of Storybook's viewports, which resets itself wherever no story is shown.
 */
export function useWindow() {
  const context = useContext(DocsContext);
  const { window } = useToolbar(context);
  return {
    chosen: typeof window === 'string' && Object.hasOwn(viewports, window) ? window : undefined,
    choose: (name = 'page') => context.channel.emit(UPDATE_GLOBALS, { globals: { window: name } }),
  };
}
