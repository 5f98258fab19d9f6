import { type ReactNode, useRef } from 'react';
import type { Guide } from '../../stories/support/guide.ts';
import * as styles from './anatomy.css.ts';
import { RichText } from './RichText.tsx';
import { useMarkers } from './useMarkers.ts';

interface FigureProps {
  example: ReactNode;
  parts: Guide['anatomy']['parts'];
  name: string;
  /** Whether the component is as wide as its place, and not as its content. */
  isWide: boolean;
}

/** The example with the numbers of its parts in the margin. A picture: the list beside it says the same. */
function NumberedExample({ example, parts, name, isWide }: FigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const markers = useMarkers(frame, inside, parts, name);
  const names = Object.keys(parts);
  return (
    <div ref={frame} className={styles.frame} inert>
      <div ref={inside} className={isWide ? styles.wideExample : styles.example}>
        {example}
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
export function Anatomy(props: FigureProps) {
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
