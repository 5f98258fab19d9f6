import { draft } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './DraftNote.css.ts';

/** `empty`: nothing is typed. `kept`: a draft is kept. `cleared`: the draft was just deleted. */
export const draftStates = ['empty', 'kept', 'cleared'] as const;
export type DraftState = (typeof draftStates)[number];

export interface DraftNoteProps extends ComponentProps<'div'> {
  /**
   * `kept` offers to clear the draft, and `cleared` to bring it back.
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
 * Its children say where and for how long the visitor's input is kept. A button clears the draft. The same button
 * brings it back after a press by mistake.
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
      <span className={styles.text}>{children}</span>
      <Button variant="quiet" onClick={isCleared ? onRestore : onClear} className={styles.button}>
        {isCleared ? undo : clear}
      </Button>
    </div>
  );
}
