import { accentHue, makeColors, type Theme, themes } from '@portfolio/ui/tokens';
import { assignVars, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const scope = (theme: Theme) => ({
  background: vars.color.surface.page,
  color: vars.color.text.default,
  colorScheme: theme,
  vars: assignVars(vars.color, makeColors(theme, accentHue)),
});

/** Show what is in them in one theme, whatever the theme of the page. */
export const themeScopes = styleVariants(
  Object.fromEntries(themes.map((theme) => [theme, scope(theme)])) as Record<
    Theme,
    ReturnType<typeof scope>
  >,
);
