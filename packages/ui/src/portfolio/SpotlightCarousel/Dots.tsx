import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Dots.css.ts';

interface DotsProps {
  /** What is chosen, such as `Choose a skill`. */
  label: string;
  /** What each dot shows; each once. */
  names: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** One button per choice: dots on an axis. */
export function Dots({ label, names, current, onChoose }: DotsProps) {
  return (
    <div role="group" aria-label={label} className={styles.axis}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-current={index === current}
          className={styles.dot}
          onClick={() => onChoose(index)}
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
