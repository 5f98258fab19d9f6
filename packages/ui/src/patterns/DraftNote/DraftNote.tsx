import type { ComponentProps } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './DraftNote.css.ts';

/** What there is of a draft: nothing, something, or what has just been cleared. */
export const draftStates = ['empty', 'kept', 'cleared'] as const;
export type DraftState = (typeof draftStates)[number];

export interface DraftNoteProps extends ComponentProps<'div'> {
  /**
   * `kept` offers to clear the draft, `cleared` to take that back.
   * @default 'empty'
   * @selector [data-state="empty" | "kept" | "cleared"]
   */
  state?: DraftState;
  /** The draft is to go. */
  onClear?: () => void;
  /** The draft is to come back. */
  onRestore?: () => void;
}

/**
 * Says, as its children, where and how long what is typed is kept, and lets the visitor clear it. One
 * button does both, so that whoever presses it by mistake has the way back under the finger.
 */
export function DraftNote({
  state = 'empty',
  onClear,
  onRestore,
  className,
  children,
  ...rest
}: DraftNoteProps) {
  const isCleared = state === 'cleared';
  return (
    <div {...rest} data-state={state} className={cx(styles.root, className)}>
      <span className={axisLabel}>{children}</span>
      <Button variant="quiet" onClick={isCleared ? onRestore : onClear} className={styles.button}>
        {isCleared ? 'Undo' : 'Clear draft'}
      </Button>
    </div>
  );
}
