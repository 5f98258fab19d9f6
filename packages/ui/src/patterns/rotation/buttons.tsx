import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { iconButton } from '../../styles/iconButton.css.ts';
import { arrow, whereThingsMove } from './buttons.css.ts';

interface PauseButtonProps {
  /** The things that it pauses, such as `quotes`: a page may have several rotations. */
  what: string;
  isPaused: boolean;
  onToggle: () => void;
}

/** Stops and restarts a rotation. Not rendered if nothing changes by itself. */
export function PauseButton({ what, isPaused, onToggle }: PauseButtonProps) {
  return (
    <button type="button" className={cx(iconButton, whereThingsMove)} onClick={onToggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      <VisuallyHidden>{`${isPaused ? 'Play' : 'Pause'} ${what}`}</VisuallyHidden>
    </button>
  );
}

interface StepButtonProps {
  to: 'previous' | 'next';
  /** The kind of item that it shows, such as `quote`. */
  what: string;
  onClick: () => void;
}

/** Shows the previous or the next item of a rotation. */
export function StepButton({ to, what, onClick }: StepButtonProps) {
  return (
    <button type="button" className={iconButton} onClick={onClick}>
      <Icon name={to} className={arrow} />
      <VisuallyHidden>{`${to === 'next' ? 'Next' : 'Previous'} ${what}`}</VisuallyHidden>
    </button>
  );
}
