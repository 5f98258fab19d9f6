import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { assertProp } from '../../assertProp.ts';
import { useTemporary } from '../../hooks/useTemporary.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { LoadingOverlay } from '../../primitives/LoadingOverlay/index.ts';
import { StatusMessage } from '../../primitives/StatusMessage/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './CategoryFilter.css.ts';
import { type Category, CategoryTab } from './CategoryTab.tsx';

export type { Category };

export interface CategoryFilterProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The name of the row of tabs, such as `Filter by domain`. */
  label: string;
  /** The choices, in order; each `value` once. */
  categories: readonly Category[];
  /** `value` of the chosen category. */
  value: string;
  /** Called immediately with the `value` of a newly chosen category. */
  onValueChange: (value: string) => void;
  /**
   * How long after a choice the content is covered and no other can be made, in milliseconds.
   * @default 0
   */
  loadingMs?: number;
  /**
   * Covers the content while it loads, and is announced.
   * @default 'Loading...'
   */
  loadingLabel?: string;
  /**
   * The status line above the content, such as `Currently showing 5 recipes`. After a choice it is
   * announced once the content is there.
   * @default undefined, for no such line
   */
  shownLabel?: string | undefined;
  /** A remark about the category, on the same line where there is room. */
  shownDetail?: string | undefined;
  /**
   * The meaning of the star, such as `holds a featured recipe`; at the end of that line if a category has one.
   * @default undefined, for no legend
   */
  featuredLegend?: string | undefined;
  /**
   * How a category's count is announced, such as `5 recipes`.
   * @default the number alone
   */
  countLabel?: (count: number) => string;
}

/**
 * Chooses which category the content below shows. Tabs from the ARIA Authoring Practices with
 * manual activation: arrow keys, Home and End move the focus, Enter and Space choose. A choice may
 * take time (`loadingMs`) and must not happen in passing.
 */
export function CategoryFilter({
  label,
  categories,
  value,
  onValueChange,
  loadingMs = 0,
  loadingLabel = 'Loading...',
  shownLabel,
  shownDetail,
  featuredLegend,
  countLabel = String,
  className,
  children,
  ...rest
}: CategoryFilterProps) {
  const chosen = categories.findIndex((category) => category.value === value);
  assertProp(chosen >= 0, 'CategoryFilter', 'value', `isn't a category: ${JSON.stringify(value)}`);
  assertProp(label.trim() !== '', 'CategoryFilter', 'label', 'must not be empty');

  // Not made of the values: a space in one would break it.
  const id = useId();
  const tabId = (index: number) => `${id}tab${index}`;
  const panelId = `${id}panel`;

  const [isLoading, startLoading, isLoadingNow] = useTemporary(loadingMs);
  /** The tab with the focus, the only one that the Tab key reaches; outside of the row it's the chosen one. */
  const [focused, setFocused] = useState<number>();

  const choose = (next: string) => {
    if (isLoadingNow() || next === value) return;
    if (loadingMs > 0) startLoading();
    onValueChange(next);
  };

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const from = focused ?? chosen;
    const target = {
      ArrowRight: from + (isRtl ? -1 : 1),
      ArrowLeft: from + (isRtl ? 1 : -1),
      Home: 0,
      End: -1,
    }[key];
    if (target === undefined) return;
    event.preventDefault();
    const tabs = currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs[(target + tabs.length) % tabs.length]?.focus();
  };

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onBlur={() => setFocused(undefined)}
        onKeyDown={moveFocus}
      >
        {categories.map((category, index) => (
          <CategoryTab
            key={category.value}
            category={category}
            countLabel={countLabel}
            id={tabId(index)}
            tabIndex={index === (focused ?? chosen) ? 0 : -1}
            aria-controls={panelId}
            aria-selected={index === chosen}
            aria-disabled={isLoading}
            onClick={() => choose(category.value)}
            onFocus={() => setFocused(index)}
          />
        ))}
      </div>
      <div className={styles.result}>
        {shownLabel !== undefined && (
          <div className={cx(axisLabel, styles.line)}>
            {/* Outside the part that is busy while loading: nothing inside that is announced. */}
            <StatusMessage>
              <span
                // New elements are announced. Not every screen reader announces what becomes visible.
                key={isLoading ? 'waiting' : 'shown'}
                aria-hidden={isLoading}
                className={isLoading ? styles.waiting : styles.shown}
              >
                {shownLabel}
              </span>
            </StatusMessage>
            {shownDetail !== undefined && (
              <p className={isLoading ? styles.waiting : undefined}>{shownDetail}</p>
            )}
            {featuredLegend !== undefined && categories.some(({ featured }) => featured) && (
              // Assistive technology gets the word with each tab.
              <p aria-hidden="true" className={styles.legend}>
                <Icon name="star" size="1em" />
                {featuredLegend}
              </p>
            )}
          </div>
        )}
        <LoadingOverlay active={isLoading} label={loadingLabel}>
          <div
            role="tabpanel"
            id={panelId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: not every panel begins with something that has the focus
            tabIndex={0}
            aria-labelledby={tabId(chosen)}
            aria-busy={isLoading}
            className={styles.panel}
          >
            {children}
          </div>
        </LoadingOverlay>
      </div>
    </div>
  );
}
