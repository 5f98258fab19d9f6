import type { DocsContext } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

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
