import { useEffect, useRef } from 'react';
import type { State } from '../../stories/support/guide.ts';
import { lookAs } from './look.ts';
import * as styles from './states.css.ts';

/** One state, brought there as its guide says. */
export function StateCell({ state: { name, example, dir, look, act } }: { state: State }) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = cell.current;
    if (!element) return;
    act?.(element);
    if (look) lookAs(element, look);
  }, [act, look]);
  return (
    <div ref={cell} className={styles.cell} dir={dir} data-state-name={name}>
      {example}
    </div>
  );
}
