import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import { usePreference } from '../usePreference';

/** The visitor's choice of theme. */
export function SiteThemeChoice() {
  const [theme, chooseTheme] = usePreference('theme');
  return (
    <ThemeChoice
      value={theme ?? 'system'}
      onValueChange={(value) => chooseTheme(value === 'system' ? undefined : value)}
    />
  );
}

/** The visitor's choice of whether anything may move by itself. */
export function SiteMotionChoice() {
  const [motion, chooseMotion] = usePreference('motion');
  return (
    <MotionChoice
      paused={motion === 'reduced'}
      onPausedChange={(paused) => chooseMotion(paused ? 'reduced' : undefined)}
    />
  );
}
