import { type ComponentProps, useId } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './ThemeChoice.css.ts';

/** The system's own theme, or one of the two. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoiceValue = (typeof themeChoices)[number];

/** Announced, and shown on hover. */
const labels: Record<ThemeChoiceValue, string> = {
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
};

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
  /**
   * Name of the group for assistive technology.
   * @default 'Theme'
   */
  label?: string;
}

/**
 * The choice between the system's, the light and the dark theme: a group of native radio buttons
 * (ARIA radio group), with their keys. Hidden until the page is hydrated.
 *
 * @selector [data-state="waiting" | "ready"]
 */
export function ThemeChoice({
  value,
  onValueChange,
  label = 'Theme',
  className,
  ...rest
}: ThemeChoiceProps) {
  const name = useId();
  const isHydrated = useHydrated();
  return (
    <div
      aria-label={label}
      {...rest}
      role="radiogroup"
      data-state={isHydrated ? 'ready' : 'waiting'}
      className={cx(styles.root, className)}
    >
      {themeChoices.map((choice) => (
        <label key={choice} title={labels[choice]} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onValueChange(choice)}
            aria-label={labels[choice]}
            className={styles.radio}
          />
          <Icon name={icons[choice]} className={styles.icon} />
        </label>
      ))}
    </div>
  );
}
