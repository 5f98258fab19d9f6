import { theme } from '@portfolio/words';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './ThemeChoice.css.ts';

export type Theme = 'light' | 'dark';

const QUERY = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const systemTheme = (): Theme => (matchMedia(QUERY).matches ? 'dark' : 'light');

export interface ThemeChoiceProps
  extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'value'> {
  /** The visitor's choice; undefined as long as the system's theme counts. */
  value: Theme | undefined;
  /**
   * Called after a press with the theme that isn't on now, or with undefined if that is the system's. The site applies
   * it and remembers it.
   */
  onValueChange: (value: Theme | undefined) => void;
}

/**
 * A button that switches to the other theme, whatever has led to the present one. Its name says which one is on, and what
 * a press does. Visitors who switch back to the system's theme follow the system again. Hidden until the page is
 * hydrated.
 *
 * @selector [data-state="waiting" | "ready"]
 */
export function ThemeChoice({ value, onValueChange, className, ...rest }: ThemeChoiceProps) {
  const system = useSyncExternalStore(subscribe, systemTheme, (): Theme => 'light');
  const shown = value ?? system;
  const other = shown === 'dark' ? 'light' : 'dark';
  const name = useWords(theme)[shown];
  const isHydrated = useHydrated();
  return (
    <button
      title={name}
      {...rest}
      type="button"
      data-state={isHydrated ? 'ready' : 'waiting'}
      onClick={() => onValueChange(other === system ? undefined : other)}
      className={cx(styles.button, className)}
    >
      <Icon name={shown === 'dark' ? 'moon' : 'sun'} size="1.25rem" />
    </button>
  );
}
