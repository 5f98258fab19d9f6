import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { arrow, button, onlyWithMotion } from './buttons.css.ts';

interface PauseButtonProps {
  /** The button's names. They say what it pauses, because a page may have several rotations. */
  labels: { play: string; pause: string };
  isPaused: boolean;
  onToggle: () => void;
}

/** Pauses and restarts a rotation. It isn't rendered if nothing changes by itself. */
export function PauseButton({ labels, isPaused, onToggle }: PauseButtonProps) {
  return (
    <button type="button" className={cx(button, onlyWithMotion)} onClick={onToggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      <VisuallyHidden>{isPaused ? labels.play : labels.pause}</VisuallyHidden>
    </button>
  );
}

interface StepButtonProps {
  to: 'previous' | 'next';
  /** The button's name, such as `Next quote`. */
  label: string;
  onClick: () => void;
}

/** Shows the previous or the next item of a rotation. */
export function StepButton({ to, label, onClick }: StepButtonProps) {
  return (
    <button type="button" className={button} onClick={onClick}>
      <Icon name={to} className={arrow} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
