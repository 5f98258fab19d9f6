import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { iconButton } from '../../styles/iconButton.css.ts';
import { arrow } from './StepButton.css.ts';

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
