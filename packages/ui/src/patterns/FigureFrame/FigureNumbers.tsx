import { tableOf } from '../../figures/describe.ts';
import type { FigureData } from '../../figures/types.ts';
import * as styles from './FigureFrame.css.ts';
import { FigureTable } from './FigureTable.tsx';

/** The numbers of a figure as a table that a visitor can open. */
export function FigureNumbers({ figure }: { figure: FigureData }) {
  const table = tableOf(figure);
  if (table.rows.length === 0) return null;
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>Numbers</summary>
      <FigureTable
        title={figure.title}
        table={table}
        className={styles.table}
        cellClass={styles.cell}
      />
    </details>
  );
}
