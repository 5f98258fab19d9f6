import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { iconButton } from '../../styles/iconButton.css.ts';
import { arrow, whereThingsMove } from './buttons.css.ts';

interface PauseButtonProps {
  /** What is paused, such as `quotes`: a page may have several that move. */
  what: string;
  isPaused: boolean;
  onToggle: () => void;
}

/** Stops and restarts what changes by itself. Not there where nothing does. */
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
  /** What it leads to one of, such as `quote`. */
  what: string;
  onClick: () => void;
}

/** Shows the previous or the next one of what takes turns. */
export function StepButton({ to, what, onClick }: StepButtonProps) {
  return (
    <button type="button" className={iconButton} onClick={onClick}>
      <Icon name={to} className={arrow} />
      <VisuallyHidden>{`${to === 'next' ? 'Next' : 'Previous'} ${what}`}</VisuallyHidden>
    </button>
  );
}
