import { draft } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './DraftNote.css.ts';

/** The state of a draft: nothing typed, something kept, or just cleared. */
export const draftStates = ['empty', 'kept', 'cleared'] as const;
export type DraftState = (typeof draftStates)[number];

export interface DraftNoteProps extends ComponentProps<'div'> {
  /**
   * `kept` offers to clear the draft, `cleared` to undo that.
   * @default 'empty'
   * @selector [data-state="empty" | "kept" | "cleared"]
   */
  state?: DraftState;
  /** Called to delete the draft. */
  onClear?: () => void;
  /** Called to bring the draft back. */
  onRestore?: () => void;
}

/**
 * Tells the visitor (in its children) where and for how long their input is kept, and lets them
 * clear it. The same button undoes it, so a press by mistake is easy to take back.
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
  const { undo, clear } = useWords(draft);
  return (
    <div {...rest} data-state={state} className={cx(styles.root, className)}>
      <span className={cx(axisLabel, styles.text)}>{children}</span>
      <Button variant="quiet" onClick={isCleared ? onRestore : onClear} className={styles.button}>
        {isCleared ? undo : clear}
      </Button>
    </div>
  );
}
