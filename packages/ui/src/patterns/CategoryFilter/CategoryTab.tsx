import { Trigger } from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import * as styles from './CategoryFilter.css.ts';

/** One choice of a `CategoryFilter`. */
export interface Category {
  /** Tells the categories apart. */
  value: string;
  /** What the visitor reads. */
  label: string;
  /** How many entries it holds. */
  count?: number | undefined;
  /**
   * Whether it holds anything featured: marked with a star.
   * @default false
   */
  featured?: boolean | undefined;
  /** The category's own colour, any CSS colour; a mark beside the name. */
  color?: string | undefined;
  /** Decoration only. */
  emoji?: string | undefined;
}

interface CategoryTabProps extends Omit<ComponentProps<typeof Trigger>, 'children' | 'value'> {
  category: Category;
  countLabel: (count: number) => string;
}

/** The tab of one category. Any click chooses it: mouse, touch, keyboard or voice control. */
export function CategoryTab({
  category: { value, label, count, featured = false, color, emoji },
  countLabel,
  ...rest
}: CategoryTabProps) {
  const name = [label, count !== undefined && countLabel(count), featured && 'featured'];
  return (
    <Trigger {...rest} value={value} className={styles.tab}>
      <VisuallyHidden>{name.filter(Boolean).join(', ')}</VisuallyHidden>
      <span aria-hidden="true" className={styles.drawing}>
        {color && <span style={customProperties({ '--pf-mark': color })} className={styles.mark} />}
        {emoji && <span>{emoji}</span>}
        <span data-text={label} className={styles.name}>
          {label}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {featured && <Icon name="star" size="1em" />}
      </span>
    </Trigger>
  );
}
