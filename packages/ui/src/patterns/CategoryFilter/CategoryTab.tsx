import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import * as styles from './CategoryFilter.css.ts';

/** One choice of a `CategoryFilter`. */
export interface Category {
  /** Identifies the category. */
  value: string;
  /** Its name. */
  label: string;
  /**
   * A shorter text for the tab where the name is long.
   * @default the name
   */
  shortLabel?: string | undefined;
  /** How many entries it holds. */
  count?: number | undefined;
  /**
   * Whether it holds anything featured: marked with a star.
   * @default false
   */
  featured?: boolean | undefined;
  /** The category's own colour, any CSS colour; a line below the name, as in the legend of a chart. */
  color?: string | undefined;
  /** Decoration only. */
  emoji?: string | undefined;
}

interface CategoryTabProps extends Omit<ComponentProps<'button'>, 'children'> {
  category: Category;
  countLabel: (count: number) => string;
}

/** The tab of one category. Any click chooses it: mouse, touch, keyboard or voice control. */
export function CategoryTab({
  category: { label, shortLabel = label, count, featured = false, color, emoji },
  countLabel,
  ...rest
}: CategoryTabProps) {
  // Visitors with voice control speak the label that they see (WCAG 2.5.3).
  const heard = label.includes(shortLabel) ? label : `${shortLabel}, ${label}`;
  const name = [heard, count !== undefined && countLabel(count), featured && 'featured'];
  return (
    <button
      type="button"
      role="tab"
      {...rest}
      className={styles.tab}
      style={color ? customProperties({ '--pf-mark': color }) : undefined}
    >
      <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
      <span aria-hidden="true" className={styles.drawing}>
        {emoji && <span>{emoji}</span>}
        <span data-text={shortLabel} className={styles.name}>
          {shortLabel}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {featured && <Icon name="star" size="1em" />}
      </span>
    </button>
  );
}
