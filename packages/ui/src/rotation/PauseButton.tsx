import { Icon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { cx } from '../styles/cx';
import { iconButton } from '../styles/iconButton.css';
import { whereThingsMove } from './PauseButton.css';

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
