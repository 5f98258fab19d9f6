import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { control, pauseControl } from './controls.css';

interface PauseButtonProps {
  isPaused: boolean;
  onToggle: () => void;
}

/** Stops and restarts what changes by itself. Not there where nothing does. */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  return (
    <button type="button" className={`${control} ${pauseControl}`} onClick={onToggle}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      <VisuallyHidden>{isPaused ? 'Play' : 'Pause'}</VisuallyHidden>
    </button>
  );
}
