import { confusionsOf, sumsOf } from '@portfolio/figures/matrix/finding';
import type { MatrixData } from '@portfolio/figures/matrix/schema';
import { percentOf, writeValue } from '@portfolio/figures/text/format';
import { Fragment } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import * as drawing from './drawing.css.ts';
import * as styles from './MatrixDrawing.css.ts';
import { matrixTint } from './matrixTint.ts';
import type { DrawingProps } from './types.ts';

/** With more classes than this, a small figure has no room for counts, and a large one has none for shares. */
const FEW_CLASSES = 4;

/** A longer name doesn't fit above a narrow column. */
const MAX_NAME_LENGTH = 4;

/** A confusion matrix. Correct answers are in colour and wrong ones in grey, each as strong as its share. */
export function MatrixDrawing({ data, size }: DrawingProps<MatrixData>) {
  const language = useFigureLanguage();
  const write = (count: number) => writeValue(count, language);
  const { classes, counts } = data;
  const isFew = classes.length <= FEW_CLASSES;
  const isSummary = !isFew && size === 'sm';
  const { rows } = sumsOf(data);
  const grid = (
    <div
      className={styles.grid}
      data-density={
        isSummary ? 'cells' : isFew ? (classes.length < FEW_CLASSES ? 'full' : 'tight') : 'counts'
      }
      data-upright={(!isFew && classes.some(({ length }) => length > MAX_NAME_LENGTH)) || undefined}
      style={customProperties({ '--pf-classes': String(classes.length) })}
    >
      {!isSummary && (
        <>
          <span dir="auto" className={styles.columns}>
            {data.columns}
          </span>
          <span dir="auto" className={styles.rows}>
            {data.rows}
          </span>
          {classes.map((name) => (
            <span key={name} className={styles.column}>
              <bdi>{name}</bdi>
            </span>
          ))}
        </>
      )}
      {classes.map((name, actual) => (
        <Fragment key={name}>
          {!isSummary && (
            <span dir="auto" className={styles.row}>
              {name}
            </span>
          )}
          {counts[actual]?.map((count, predicted) => {
            const total = rows[actual] ?? 0;
            const share = total > 0 ? count / total : 0;
            return (
              <span
                key={classes[predicted]}
                data-ours={actual === predicted || undefined}
                style={customProperties({ '--pf-tint': String(matrixTint(share)) })}
                className={styles.cell}
              >
                {isFew ? (
                  <span className={styles.numbers}>
                    {write(count)}
                    {count > 0 && (
                      <small className={styles.share}>{percentOf(share, language)}</small>
                    )}
                  </span>
                ) : (
                  !isSummary && write(count)
                )}
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
  const facts = <Facts data={data} />;
  if (!isSummary) {
    return (
      <div aria-hidden="true" className={drawing.marks}>
        {grid}
        {size === 'lg' && facts}
      </div>
    );
  }
  return (
    <div aria-hidden="true" className={styles.summary}>
      <p dir="auto" className={styles.above}>
        {data.columns}
      </p>
      <p dir="auto" className={styles.sideName}>
        {data.rows}
      </p>
      {grid}
      {facts}
    </div>
  );
}

/** The results computed from the counts. */
function Facts({ data }: { data: MatrixData }) {
  const language = useFigureLanguage();
  const words = language.words.matrix;
  const { total, correct } = sumsOf(data);
  const { most, pairs } = confusionsOf(data);
  const [pair] = pairs;
  if (total === 0) return null;
  return (
    <div className={cx(drawing.facts, styles.facts)}>
      <p>
        <b className={drawing.large}>{percentOf(correct / total, language)}</b> {words.correct}
      </p>
      {pair && pairs.length === 1 && (
        <p>
          {words.mostOftenTaken(
            <bdi key="actual">{pair.actual}</bdi>,
            <bdi key="predicted">{pair.predicted}</bdi>,
            writeValue(most, language),
          )}
        </p>
      )}
    </div>
  );
}
