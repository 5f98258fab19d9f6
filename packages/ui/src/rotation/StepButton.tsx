import { Icon } from '../components/Icon';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { iconButton } from '../styles/iconButton.css';
import { arrow } from './StepButton.css';

interface StepButtonProps {
  to: 'previous' | 'next';
  /** What it leads to one of, such as `quote`. */
  what: string;
  onClick: () => void;
}

const labels = { previous: 'Previous', next: 'Next' } as const;

/** Shows the previous or the next one of what takes turns. */
export function StepButton({ to, what, onClick }: StepButtonProps) {
  return (
    <button type="button" className={iconButton} onClick={onClick}>
      <Icon name={to} className={arrow} />
      <VisuallyHidden>{`${labels[to]} ${what}`}</VisuallyHidden>
    </button>
  );
}
