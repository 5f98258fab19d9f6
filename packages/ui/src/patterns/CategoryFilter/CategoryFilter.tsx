import { common } from '@portfolio/words';
import { Content, List, Root } from '@radix-ui/react-tabs';
import { type ComponentProps, memo, type ReactNode, useDeferredValue, useTransition } from 'react';
import { assertProp } from '../../assertProp.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useTemporary } from '../../hooks/useTemporary.ts';
import { LoadingOverlay } from '../../primitives/LoadingOverlay/index.ts';
import { StatusMessage } from '../../primitives/StatusMessage/index.ts';
import { cx } from '../../styles/cx.ts';
import { useFormats, useWords } from '../../words/index.ts';
import * as styles from './CategoryFilter.css.ts';
import { type Category, CategoryTab } from './CategoryTab.tsx';

export type { Category };

export interface CategoryFilterProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The name of the row of tabs, such as `Filter by domain`. */
  label: string;
  /** The choices, in order; each `value` once, without a space. */
  categories: readonly Category[];
  /** `value` of the chosen category. */
  value: string;
  /**
   * Called immediately with the `value` of a newly chosen category. If it returns a promise, the content stays covered
   * until the promise resolves and React has drawn the transitions started by then.
   */
  onValueChange: (value: string) => void | Promise<void>;
  /**
   * How long the content stays covered after a choice, in milliseconds, before the new one replaces it. During that
   * time, visitors can't make another choice. With 0, nothing is covered.
   * @default 0
   */
  loadingMs?: number;
  /**
   * The text over the content while it loads; announced.
   * @default the language's words: 'Loading...'
   */
  loadingLabel?: string;
  /**
   * The status line above the content, such as `Currently showing 5 recipes`. After a choice, it is announced once the
   * content is there.
   * @default undefined, for no status line
   */
  shownLabel?: string | undefined;
  /** A remark about the category, next to the status line where there is room. */
  shownDetail?: string | undefined;
  /**
   * How a category's count is announced, such as `5 recipes`.
   * @default the number alone
   */
  countLabel?: (count: number) => string;
}

/** Content that stays as it is while it is held. */
const Held = memo(
  ({ children }: { held: boolean; children: ReactNode }) => children,
  (_, { held }) => held,
);

/**
 * Chooses the category that the content below shows. Tabs from the ARIA Authoring Practices with manual activation:
 * arrow keys, Home and End move the focus, Enter and Space choose. Moving the focus doesn't choose, because a choice
 * may take time (`loadingMs`).
 */
export function CategoryFilter({
  label,
  categories,
  value,
  onValueChange,
  loadingMs = 0,
  loadingLabel,
  shownLabel,
  shownDetail,
  countLabel = String,
  className,
  children,
  dir,
  ...rest
}: CategoryFilterProps) {
  const values = categories.map((category) => category.value);
  const words = useWords(common);
  const { direction } = useFormats();
  assertProp(values.includes(value), 'CategoryFilter', 'value', `isn't a category: '${value}'`);
  assertProp(!/\s/.test(values.join()), 'CategoryFilter', 'categories', 'has a space in a value');
  assertProp(label.trim() !== '', 'CategoryFilter', 'label', 'must not be empty');

  const isHydrated = useHydrated();
  const [isCovered, cover, isCoveredNow] = useTemporary(loadingMs);
  // A slow device draws the content after `loadingMs`. The cover lasts until that render, and goes with it.
  const wasCovered = useDeferredValue(isCovered);
  const isHeld = isCovered || wasCovered;
  const [isPending, startTransition] = useTransition();
  const isLoading = isHeld || (isPending && loadingMs > 0);

  const choose = (next: string) => {
    if (isLoading || isCoveredNow() || next === value) return;
    if (loadingMs > 0) cover();
    const settled = onValueChange(next);
    startTransition(async () => settled);
  };

  return (
    // Radix would write the direction on the root, too, whatever that of the part around it is.
    <Root asChild value={value} activationMode="manual" dir={direction}>
      <div {...rest} dir={dir} className={cx(styles.root, className)}>
        <List aria-label={label} className={styles.list}>
          {categories.map((category) => (
            <CategoryTab
              key={category.value}
              category={category}
              countLabel={countLabel}
              aria-disabled={isLoading}
              // Radix makes no tab focusable before hydration.
              {...(!isHydrated && category.value === value && { tabIndex: 0 })}
              // The content of no other is in the document.
              {...(category.value !== value && { 'aria-controls': undefined })}
              onClick={() => choose(category.value)}
            />
          ))}
        </List>
        <div className={styles.result}>
          {shownLabel !== undefined && (
            <div className={styles.line}>
              {/* The status is empty while the content loads, and outside the busy part. So it is announced once,
                  when it is true. */}
              <StatusMessage data-text={shownLabel} className={styles.shown}>
                {isLoading ? undefined : shownLabel}
              </StatusMessage>
              {shownDetail !== undefined && (
                <p className={isLoading ? styles.waiting : undefined}>{shownDetail}</p>
              )}
            </div>
          )}
          <LoadingOverlay active={isLoading} label={loadingLabel ?? words.loading}>
            <Content value={value} aria-busy={isLoading} className={styles.panel}>
              <Held held={isHeld}>{children}</Held>
            </Content>
          </LoadingOverlay>
        </div>
      </div>
    </Root>
  );
}
