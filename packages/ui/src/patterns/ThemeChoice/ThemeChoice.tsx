import { theme } from '@portfolio/words';
import { type ComponentProps, useId } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './ThemeChoice.css.ts';

/** The system's theme, or one of the two. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoiceValue = (typeof themeChoices)[number];

const icons: Record<ThemeChoiceValue, IconName> = {
  system: 'contrast',
  light: 'sun',
  dark: 'moon',
};

export interface ThemeChoiceProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The current choice. */
  value: ThemeChoiceValue;
  /** Called after a new choice. The site applies it and remembers it. */
  onValueChange: (value: ThemeChoiceValue) => void;
}

/**
 * The choice between the system's, the light and the dark theme, as a group of native radio buttons with their keys
 * (ARIA radio group). On a phone, only the chosen one shows, and a touch chooses the next. Hidden until the page is
 * hydrated.
 *
 * @selector [data-state="waiting" | "ready"]
 */
export function ThemeChoice({ value, onValueChange, className, ...rest }: ThemeChoiceProps) {
  const name = useId();
  const words = useWords(theme);
  const isHydrated = useHydrated();
  return (
    <div
      aria-label={words.label}
      {...rest}
      role="radiogroup"
      data-state={isHydrated ? 'ready' : 'waiting'}
      className={cx(styles.root, className)}
    >
      {themeChoices.map((choice) => (
        <label key={choice} title={words[choice]} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onValueChange(choice)}
            aria-label={words[choice]}
            className={styles.radio}
          />
          <Icon name={icons[choice]} size="1.25rem" />
        </label>
      ))}
    </div>
  );
}
