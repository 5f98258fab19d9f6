import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { setRootAttributes } from '../rootAttributes.ts';
import { onSystemTheme, themeFor } from '../themes.ts';
import './docs.css';

interface ContainerProps {
  context: DocsContextProps;
  children?: ReactNode;
}

/** What the toolbar says, at once and after each change. Pinned by a story or not, it's the reader's choice. */
function useToolbar({ channel }: DocsContextProps): Record<string, unknown> {
  return useSyncExternalStore(
    (notify) => {
      channel.on(GLOBALS_UPDATED, notify);
      return () => channel.off(GLOBALS_UPDATED, notify);
    },
    () => channel.last(GLOBALS_UPDATED)?.[0].userGlobals ?? channel.last(SET_GLOBALS)?.[0].globals,
  );
}

/** What is around every docs page: our theme and text styles in place of Storybook's. */
export function Container({ context, children }: ContainerProps) {
  const toolbar = useToolbar(context);
  const theme = useSyncExternalStore(onSystemTheme, () => themeFor(toolbar.theme));
  useLayoutEffect(() => {
    setRootAttributes(toolbar);
  }, [toolbar]);
  return (
    <DocsContainer context={context} theme={WORKSHOP_THEMES[theme]}>
      {/* The class switches off Storybook's text styles, but not those of its blocks. */}
      <main className="docs sb-unstyled">{children}</main>
    </DocsContainer>
  );
}
