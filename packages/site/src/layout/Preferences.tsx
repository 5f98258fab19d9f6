import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import { usePreference } from '../usePreference';

/** The visitor's theme. A component of its own, like the next: only this is rendered after a choice. */
export function ThemePreference() {
  const [theme, choose] = usePreference('theme');
  return (
    <ThemeChoice
      value={theme ?? 'system'}
      onValueChange={(value) => choose(value === 'system' ? undefined : value)}
    />
  );
}

/** Whether the visitor wants things to move. */
export function MotionPreference() {
  const [motion, choose] = usePreference('motion');
  return (
    <MotionChoice
      paused={motion === 'reduced'}
      onPausedChange={(paused) => choose(paused ? 'reduced' : undefined)}
    />
  );
}
