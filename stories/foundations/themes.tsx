import { accentHue, makeColors, type Theme, themes } from '@portfolio/ui/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { customProperty } from './customProperty.ts';

/** The colours of one theme, for a part of a page. The accent has the page's hue. */
export const themeStyle = (theme: Theme): CSSProperties =>
  Object.fromEntries([
    ['colorScheme', theme],
    ...Object.entries(makeColors(theme, accentHue)).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, value]) => [customProperty('color', group, role), value]),
    ),
  ]);

/** The same in the light theme and, next to it, in the dark one. */
export const InBothThemes = ({ children }: { children: (theme: Theme) => ReactNode }) => (
  <div className="both-themes">
    {themes.map((theme) => (
      <div key={theme} className="theme-panel" data-shows-theme={theme} style={themeStyle(theme)}>
        {children(theme)}
      </div>
    ))}
  </div>
);
