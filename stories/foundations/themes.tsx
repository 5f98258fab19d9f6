import { type Theme, themes } from '@portfolio/ui/tokens';
import type { ReactNode } from 'react';
import { themeScopes } from '../../.storybook/docs/themes.css.ts';

/** The same in the light theme and, next to it, in the dark one. The accent has the page's hue. */
export const InBothThemes = ({ children }: { children: (theme: Theme) => ReactNode }) => (
  <div className="both-themes">
    {themes.map((theme) => (
      <div key={theme} className={`theme-panel ${themeScopes[theme]}`} data-shows-theme={theme}>
        {children(theme)}
      </div>
    ))}
  </div>
);
