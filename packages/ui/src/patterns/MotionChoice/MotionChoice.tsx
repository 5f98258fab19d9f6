import { motion } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useSystemReducedMotion } from '../../hooks/useReducedMotion.ts';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { motionChoice } from './MotionChoice.css.ts';

export interface MotionChoiceProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Whether the visitor has stopped all motion on this site. */
  paused: boolean;
  /** Called after a press. The site applies the choice and remembers it. */
  onPausedChange: (paused: boolean) => void;
}

/**
 * Stops everything on this site that moves by itself, and restarts it (WCAG 2.2.2). Its label says what a press does,
 * so it isn't a toggle button. It isn't rendered if the system asks for reduced motion, and is hidden until the page is
 * hydrated.
 */
export function MotionChoice({ paused, onPausedChange, className, ...rest }: MotionChoiceProps) {
  const isHydrated = useHydrated();
  const words = useWords(motion);
  const isAskedBySystem = useSystemReducedMotion();
  if (isHydrated && isAskedBySystem) return null;
  return (
    <Button
      {...rest}
      variant="quiet"
      size="sm"
      icon={paused ? 'play' : 'pause'}
      data-waiting={isHydrated ? undefined : ''}
      onClick={() => onPausedChange(!paused)}
      className={cx(motionChoice, className)}
    >
      {paused ? words.play : words.pause}
    </Button>
  );
}
