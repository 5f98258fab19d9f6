import { useEffect, useRef } from 'react';
import type { State } from '../../stories/support/guide.ts';
import * as styles from './states.css.ts';

/** One state, brought there as its guide says. */
export function StateCell({ state: { example, look, act } }: { state: State }) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cell.current) act?.(cell.current);
  }, [act]);
  return (
    <div ref={cell} className={`${styles.cell} ${look ? `pseudo-${look}-all` : ''}`}>
      {example}
    </div>
  );
}
