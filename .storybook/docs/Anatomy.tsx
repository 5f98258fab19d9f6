import { useRef } from 'react';
import type { Guide } from '../../stories/support/guide.ts';
import * as styles from './anatomy.css.ts';
import { usePageData } from './pageData.ts';
import { RichText } from './RichText.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import { useMarkers } from './useMarkers.ts';

type Parts = NonNullable<Guide['anatomy']>;

/** The story whose parts are numbered. */
function Numbered({ of }: Pick<Parts, 'of'>) {
  const { meta, states } = usePageData();
  const state = states.find(({ name }) => name === of) ?? states[0];
  return state && <StoryPicture meta={meta} story={state.moduleExport} />;
}

/** The example with the numbers of its parts in the margin. A picture: the list beside it says the same. */
function NumberedExample({ of, parts, example }: Parts) {
  const { name, guide } = usePageData();
  const frame = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const markers = useMarkers(frame, inside, parts, name);
  const names = Object.keys(parts);
  return (
    <div ref={frame} className={styles.frame} inert>
      <div ref={inside} className={guide?.stateWidth ? styles.wideExample : styles.example}>
        {example ?? <Numbered of={of} />}
      </div>
      <svg className={styles.lines} aria-hidden="true">
        {markers.map(
          (marker, index) =>
            marker && (
              <g key={names[index]}>
                <line x1={marker.x} y1={marker.y} x2={marker.endX} y2={marker.endY} />
                <circle cx={marker.endX} cy={marker.endY} r={2.5} />
              </g>
            ),
        )}
      </svg>
      {markers.map(
        (marker, index) =>
          marker && (
            <span
              key={names[index]}
              className={styles.number}
              style={{ left: marker.x, top: marker.y }}
            >
              {index + 1}
            </span>
          ),
      )}
    </div>
  );
}

/** The parts of a component by name. */
export function Anatomy(props: Parts) {
  return (
    <div className={styles.anatomy}>
      <NumberedExample {...props} />
      <ol className={styles.parts}>
        {Object.entries(props.parts).map(([name, { description }]) => (
          <li key={name}>
            <strong>{name}</strong> <RichText>{description}</RichText>
          </li>
        ))}
      </ol>
    </div>
  );
}
