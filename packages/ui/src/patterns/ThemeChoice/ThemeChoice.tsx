import { theme } from '@portfolio/words';
import type { ComponentProps } from 'react';
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

export interface ThemeChoiceProps
  extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'value'> {
  /** The current choice. */
  value: ThemeChoiceValue;
  /** Called with the next choice after a press. The site applies it and remembers it. */
  onValueChange: (value: ThemeChoiceValue) => void;
}

/**
 * A button that steps from the system's theme to the light and the dark one. Its name says which one is on, and what a
 * press does. Hidden until the page is hydrated.
 *
 * @selector [data-state="waiting" | "ready"]
 */
export function ThemeChoice({ value, onValueChange, className, ...rest }: ThemeChoiceProps) {
  const name = useWords(theme)[value];
  const isHydrated = useHydrated();
  const next = themeChoices[(themeChoices.indexOf(value) + 1) % themeChoices.length] ?? 'system';
  return (
    <button
      title={name}
      {...rest}
      type="button"
      data-state={isHydrated ? 'ready' : 'waiting'}
      onClick={() => onValueChange(next)}
      className={cx(styles.button, className)}
    >
      <Icon name={icons[value]} size="1.25rem" />
    </button>
  );
}
