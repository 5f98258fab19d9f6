import { tableOf } from '../../figures/describe.ts';
import type { FigureData } from '../../figures/types.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './FigureFrame.css.ts';

/** So many rows are no burden to readers. */
const FEW_ROWS = 4;

interface FigureNumbersProps {
  figure: FigureData;
  /**
   * Whether a short table is open from the start.
   * @default false
   */
  shown?: boolean;
}

/** The numbers of a figure as a table that a visitor can open. */
export function FigureNumbers({ figure, shown = false }: FigureNumbersProps) {
  const { head, rows } = tableOf(figure);
  if (rows.length === 0) return null;
  // Rows and columns never change places, and their texts may be equal.
  return (
    <details open={shown && rows.length <= FEW_ROWS} className={styles.numbers}>
      <summary className={styles.summary}>Numbers</summary>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{figure.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((heading, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <th key={column} scope="col" dir="auto" className={styles.cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={row}>
              <th scope="row" dir="auto" className={styles.cell}>
                {heading}
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={column} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
