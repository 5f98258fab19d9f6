import { useHydrated } from '../../hooks/useHydrated.ts';
import { useSystemReducedMotion } from '../../hooks/useReducedMotion.ts';
import { Button, type ButtonProps } from '../../primitives/Button/index.ts';
import { cx } from '../../styles/cx.ts';
import { motionChoice } from './MotionChoice.css.ts';

export interface MotionChoiceProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'loading' | 'loadingLabel' | 'onClick'> {
  /** Whether the visitor has stopped all motion on this site. */
  paused: boolean;
  /** After a press; the site applies and keeps the choice. */
  onPausedChange: (paused: boolean) => void;
  /**
   * The label while things move.
   * @default 'Pause animations'
   */
  pauseLabel?: string;
  /**
   * The label while nothing moves.
   * @default 'Play animations'
   */
  playLabel?: string;
}

/**
 * Stops whatever moves by itself on this site, and lets it move again (WCAG 2.2.2). Its label says
 * what a press does, so it is no toggle button. Not there where the system asks for no motion
 * already, and out of sight until there is a script to choose with.
 */
export function MotionChoice({
  paused,
  onPausedChange,
  pauseLabel = 'Pause animations',
  playLabel = 'Play animations',
  variant = 'quiet',
  size = 'sm',
  className,
  ...rest
}: MotionChoiceProps) {
  const isHydrated = useHydrated();
  const isAskedBySystem = useSystemReducedMotion();
  if (isHydrated && isAskedBySystem) return null;
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      icon={paused ? 'play' : 'pause'}
      data-waiting={isHydrated ? undefined : ''}
      onClick={() => onPausedChange(!paused)}
      className={cx(motionChoice, className)}
    >
      {paused ? playLabel : pauseLabel}
    </Button>
  );
}
