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
 * The viewport that the reader has chosen for stories, by its name, and how to choose another. It is the choice of
 * Storybook's own toolbar, which shows its menu on stories only; so it stays from page to page, and in the address.
 */
export function useViewport() {
  const context = useContext(DocsContext);
  const { viewport } = useToolbar(context) as { viewport?: { value?: string } };
  return {
    chosen: viewport?.value && viewport.value in viewports ? viewport.value : undefined,
    choose: (value: string | undefined) =>
      context.channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value, isRotated: false } } }),
  };
}
