import {
  accentHue,
  DEFAULT_LOOK,
  type LookName,
  looks,
  makeColors,
  type Theme,
  themes,
} from '@portfolio/ui/tokens';
import { assignVars, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const colorsIn = (look: LookName, theme: Theme) => ({
  vars: assignVars(vars.color, makeColors(looks[look], theme, accentHue)),
});
const lookNames = Object.keys(looks) as LookName[];

const scope = (theme: Theme) => ({
  background: vars.color.surface.page,
  color: vars.color.text.default,
  colorScheme: theme,
  ...colorsIn(DEFAULT_LOOK, theme),
  selectors: Object.fromEntries(
    lookNames.map((look) => [`[data-look="${look}"] &`, colorsIn(look, theme)]),
  ),
});

/** Show what is in them in one theme, whatever the theme of the page. */
export const themeScopes = styleVariants(
  Object.fromEntries(themes.map((theme) => [theme, scope(theme)])) as Record<
    Theme,
    ReturnType<typeof scope>
  >,
);
