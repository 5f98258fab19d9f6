import type { FigureData } from '@portfolio/figures';
import { tableOf } from '@portfolio/figures';
import { ScrollRegion } from '../../primitives/ScrollRegion/index.ts';
import * as styles from './FigureFrame.css.ts';
import { FigureTable } from './FigureTable.tsx';
import { useFigureLanguage } from './useFigureLanguage.ts';

/** A table with up to this many rows may be open from the start without being in the way. */
const MAX_OPEN_ROWS = 4;

interface FigureNumbersProps {
  figure: FigureData;
  /**
   * Whether a short table is open from the start.
   * @default false
   */
  shown?: boolean;
}

/** A figure's numbers as a table that visitors can open. */
export function FigureNumbers({ figure, shown = false }: FigureNumbersProps) {
  const language = useFigureLanguage();
  const table = tableOf(figure, language);
  const { rows } = table;
  if (rows.length === 0) return null;
  return (
    <details open={shown && rows.length <= MAX_OPEN_ROWS} className={styles.numbers}>
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
