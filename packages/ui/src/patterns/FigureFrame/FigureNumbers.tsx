import { tableOf } from '../../figures/describe.ts';
import type { FigureData } from '../../figures/types.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './FigureFrame.css.ts';

/** The numbers of a figure as a table that a visitor can open. */
export function FigureNumbers({ figure }: { figure: FigureData }) {
  const { head, rows } = tableOf(figure);
  if (rows.length === 0) return null;
  return (
    <details className={styles.numbers}>
      <summary className={styles.summary}>Numbers</summary>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{figure.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col" dir="auto" className={styles.cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells]) => (
            <tr key={[heading, ...cells].join()}>
              <th scope="row" dir="auto" className={styles.cell}>
                {heading}
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} className={styles.cell}>
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
