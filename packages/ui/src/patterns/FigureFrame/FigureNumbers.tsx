import type { FigureData } from '@portfolio/figures';
import { tableOf } from '@portfolio/figures';
import { ScrollRegion } from '../../primitives/ScrollRegion/index.ts';
import * as styles from './FigureFrame.css.ts';
import { FigureTable } from './FigureTable.tsx';
import { useFigureLanguage } from './useFigureLanguage.ts';

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
  const language = useFigureLanguage();
  const table = tableOf(figure, language);
  const { rows } = table;
  if (rows.length === 0) return null;
  return (
    <details open={shown && rows.length <= FEW_ROWS} className={styles.numbers}>
      <summary className={styles.summary}>{language.words.numbers}</summary>
      <ScrollRegion label={language.words.numbersOf(figure.title)}>
        <FigureTable
          title={figure.title}
          table={table}
          className={styles.table}
          cellClass={styles.cell}
        />
      </ScrollRegion>
    </details>
  );
}
