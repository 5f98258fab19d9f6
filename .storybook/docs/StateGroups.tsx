import { Fragment } from 'react';
import type { StateRow } from '../../stories/support/guide.ts';
import { StateCell } from './StateCell.tsx';
import * as styles from './states.css.ts';
import { groupStates, type StateTable } from './stateTable.ts';

function StateGrid({ heads, lines }: StateTable) {
  return (
    <div
      className={styles.grid}
      style={{
        gridTemplateColumns: `minmax(0, max-content) repeat(${heads.length}, fit-content(14rem))`,
      }}
    >
      <span />
      {heads.map((head) => (
        <span key={head} className={styles.name}>
          {head}
        </span>
      ))}
      {lines.map(({ name, cells }) => (
        <Fragment key={name}>
          <span className={styles.lineName}>{name}</span>
          {cells.map((state, index) => (
            <StateCell key={heads[index]} state={state} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** States with their names, as many beside each other as fit. */
function StateList({ name, states }: StateRow) {
  return (
    <div className={styles.list}>
      {name && <p className={styles.rowName}>{name}</p>}
      <div className={styles.cells}>
        {states.map((state) => (
          <figure key={state.name}>
            <figcaption className={styles.name}>{state.name}</figcaption>
            <StateCell state={state} />
          </figure>
        ))}
      </div>
    </div>
  );
}

/** States that are as wide as their content: tables where variants have the same states. */
export function StateGroups({ rows }: { rows: readonly StateRow[] }) {
  return (
    <div className={styles.groups}>
      {groupStates(rows).map((group, index) =>
        'lines' in group ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups don't change places
          <StateGrid key={index} {...group} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups don't change places
          <StateList key={index} {...group} />
        ),
      )}
    </div>
  );
}
