import { common } from '@portfolio/words';
import { Trigger } from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { Pictogram } from '../../primitives/Pictogram/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { useFormats, useWords } from '../../words/index.ts';
import * as styles from './CategoryFilter.css.ts';

/** One choice of a `CategoryFilter`. */
export interface Category {
  /** Identifies the category, also in the ids of its tab and the content: a slug. */
  value: string;
  /** The category's name. */
  label: string;
  /**
   * A shorter text for the tab if the name is long.
   * @default the name
   */
  shortLabel?: string | undefined;
  /** How many entries it holds. */
  count?: number | undefined;
  /**
   * Whether the category holds anything featured. Its tab then has a star.
   * @default false
   */
  featured?: boolean | undefined;
  /** The category's own colour, any CSS colour, for the line below its name while it is chosen. */
  color?: string | undefined;
  /** A drawing or an emoji, by the `name` of a `Pictogram`. Decoration only. */
  icon?: string | undefined;
}

const NO_BREAK = '\u00a0';

interface CategoryTabProps extends Omit<ComponentProps<typeof Trigger>, 'children' | 'value'> {
  category: Category;
  countLabel: (count: number) => string;
}

/**
 * The tab of one category. A click chooses it, whether it comes from a mouse, a finger, the keyboard or voice control.
 */
export function CategoryTab({
  category: { value, label, shortLabel = label, count, featured = false, color, icon },
  countLabel,
  ...rest
}: CategoryTabProps) {
  const { hasFeatured } = useWords(common);
  const formats = useFormats();
  // People who use voice control speak the label that they see (WCAG 2.5.3), so the accessible name contains it.
  const heard = label.includes(shortLabel) ? label : [shortLabel, label].join(formats.comma);
  const name = [heard, count !== undefined && countLabel(count), featured && hasFeatured];
  return (
    <div className={styles.item}>
      <Trigger
        {...rest}
        value={value}
        className={styles.tab}
        style={color ? customProperties({ '--pf-mark': color }) : undefined}
      >
        <VisuallyHidden>{name.filter(Boolean).join(formats.comma)}</VisuallyHidden>
        <span aria-hidden="true" className={styles.drawing}>
          {icon && <Pictogram name={icon} className={styles.icon} />}
          <span data-text={shortLabel} className={styles.name}>
            {shortLabel}
          </span>
          {/* Without a break, a name that wraps takes the count and the star along. */}
          <span className={styles.count}>
            {count !== undefined && `${NO_BREAK}${count}`}
            {featured && NO_BREAK}
            {featured && <span title={hasFeatured}>★</span>}
          </span>
        </span>
      </Trigger>
    </div>
  );
}
