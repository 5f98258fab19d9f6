// biome-ignore-all lint/a11y/noRedundantRoles: as a grid it would lose them
// biome-ignore-all lint/suspicious/noArrayIndexKey: rows and columns never change places, and their texts may be equal
import type { FigureTable as Table } from '@portfolio/figures';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useFigureReading } from './reading.ts';

interface FigureTableProps {
  /** The table's name, for assistive technology. */
  title: string;
  table: Table & { foot?: readonly string[] | undefined; ours?: number | undefined };
  className: string;
  cellClass: string;
}

/**
 * A figure's numbers as a table. Its roles are stated because a grid layout would remove them. Each text has its own
 * direction inside its cell, so the cells of a column are aligned alike.
 */
export function FigureTable({ title, table, className, cellClass }: FigureTableProps) {
  const { head, rows, foot, ours } = table;
  const read = useFigureReading()?.place?.index;
  const row = ([heading, ...cells]: readonly string[], key: number | string) => (
    <tr key={key} role="row" data-read={key === read || undefined}>
      <th scope="row" role="rowheader" className={cellClass}>
        <bdi>{heading}</bdi>
      </th>
      {cells.map((cell, column) => (
        <td
          key={column}
          role="cell"
          data-ours={column + 1 === ours || undefined}
          className={cellClass}
        >
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  );
  return (
    <table role="table" className={className}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((heading, column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              data-ours={column === ours || undefined}
              className={cellClass}
            >
              <bdi>{heading}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{rows.map(row)}</tbody>
      {foot && <tfoot role="rowgroup">{row(foot, 'foot')}</tfoot>}
    </table>
  );
}
