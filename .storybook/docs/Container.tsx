import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { setRootAttributes } from '../shared/rootAttributes.ts';
import { onSystemTheme, themeFor } from '../shared/themes.ts';
import './docs.css';
import { useToolbar } from './useToolbar.ts';

interface ContainerProps {
  context: DocsContextProps;
  children?: ReactNode;
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
