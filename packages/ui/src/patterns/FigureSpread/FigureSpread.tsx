import type { FigureData } from '@portfolio/figures';
import { figures } from '@portfolio/words';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { CopyButton } from '../../primitives/CopyButton/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { ScrollRegion } from '../../primitives/ScrollRegion/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { Figure, type FigureProps } from '../Figure/index.ts';
import { FigureTable } from '../FigureFrame/FigureTable.tsx';
import { ReadingText } from '../FigureFrame/ReadingText.tsx';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import * as styles from './FigureSpread.css.ts';
import { gapsOf, isEven, type SpreadTable, spreadTableOf } from './spreadTable.ts';

export interface FigureSpreadProps extends Omit<FigureProps, 'below' | 'size'> {
  /**
   * What visitors can take with them: the figure's own address, which they copy, and the files with its picture and its
   * numbers.
   */
  take?: { address: string; picture: string; data: string } | undefined;
}

/**
 * In em: the room for numbers in the narrowest place that shows them below the points, the width of a digit, and a gap.
 */
const ROOM = 47;
const DIGIT = 0.62;
const GAP = 0.6;

/** With more rows, a table next to the drawing would leave a hole below the drawing. */
const MAX_ROWS_NEXT_TO_DRAWING = 12;

/** Whether the numbers of a series have room below its points. */
const isTransposed = (figure: FigureData, { rows, widest }: SpreadTable) =>
  figure.kind === 'series' && rows.length * (widest * DIGIT + GAP) <= ROOM && isEven(figure);

/**
 * A figure over the whole width of a page, with its numbers visible. The title is as large as a heading, and a table is
 * next to the drawing or below it. The numbers of a series are below its points where there is room, with differences
 * and means. Elsewhere each point is a row.
 */
export function FigureSpread(props: FigureSpreadProps) {
  return (
    <ErrorBoundary fallback={<Figure {...props} />}>
      <Spread {...props} />
    </ErrorBoundary>
  );
}

function TakeFigure({ address, picture, data }: NonNullable<FigureSpreadProps['take']>) {
  const words = useWords(figures).take;
  return (
    <p className={styles.take}>
      <Link href={picture} download="" className={styles.file}>
        {words.picture}
      </Link>
      <Link href={data} download="" className={styles.file}>
        {words.data}
      </Link>
      {/* The last one, because it comes with the script. */}
      <CopyButton value={address} label={words.address} quiet />
    </p>
  );
}

function Spread({ figure, take, className, style, ...rest }: FigureSpreadProps) {
  const language = useFigureLanguage();
  const table = spreadTableOf(figure, language);
  const transposed = isTransposed(figure, table);
  const isSide = !transposed && table.rows.length <= MAX_ROWS_NEXT_TO_DRAWING;
  const gaps = gapsOf(figure, language);
  return (
    <Figure
      {...rest}
      figure={figure}
      data-spread=""
      data-axis={transposed ? 'shared' : undefined}
      className={cx(styles.root, isSide && styles.side, className)}
      style={{
        ...style,
        ...customProperties({
          '--pf-steps': String(table.rows.length),
          '--pf-rows': String(table.head.length),
        }),
      }}
      below={
        <>
          {table.rows.length > 0 && (
            <ScrollRegion
              label={language.words.numbersOf(figure.title)}
              className={cx(styles.numbers, transposed && styles.transposedNumbers)}
            >
              <FigureTable
                title={figure.title}
                table={table}
                className={cx(styles.table, transposed && styles.transposed)}
                cellClass={styles.cell}
              />
            </ScrollRegion>
          )}
          <div className={styles.notes}>
            <ReadingText className={cx(styles.note, gaps && styles.gaps)}>
              {gaps ?? figure.method}
            </ReadingText>
            {gaps && (
              <p dir="auto" className={styles.note}>
                {figure.method}
              </p>
            )}
            {take && <TakeFigure {...take} />}
          </div>
        </>
      }
    />
  );
}
