import { Button } from '@portfolio/ui/Button';
import { easing, motionMs } from '@portfolio/ui/tokens';
import { useState } from 'react';
import './foundations.css';
import './motion.css';
import { customProperty } from './customProperty.ts';

type Points = (typeof easing)[keyof typeof easing];

/** A mark that moves from one end of its track to the other, once. */
const Track = ({ time, curve }: { time: string; curve: string }) => (
  <span className="track">
    <span
      className="mark"
      style={{
        animationDuration: `calc(${time} * var(--slower, 1))`,
        animationTimingFunction: curve,
      }}
    />
  </span>
);

/** The same track for everybody, and beside it for readers who want less motion. */
const BothTracks = (props: { time: string; curve: string }) => (
  <div className="both-tracks">
    <Track {...props} />
    <div data-motion="reduced">
      <Track {...props} />
    </div>
  </div>
);

const varOf = (scale: string, name: string) => `var(${customProperty(scale, name)})`;

/** A curve in a square of 100: time to the right, way upwards. */
function Curve({ points: [x1, y1, x2, y2] }: { points: Points }) {
  const path = `M0 100 C${100 * x1} ${100 - 100 * y1} ${100 * x2} ${100 - 100 * y2} 100 0`;
  return (
    <svg viewBox="-2 -2 104 104" className="curve" aria-hidden="true">
      <path d="M0 0 V100 H100" />
      <path d={path} className="line" />
    </svg>
  );
}

/** Every time and every curve, played at once, with motion and without. */
export function MotionPlayer() {
  const [runs, setRuns] = useState(0);
  const [isSlow, setSlow] = useState(false);
  return (
    <div
      className="foundations sb-unstyled"
      style={isSlow ? ({ '--slower': 10 } as React.CSSProperties) : undefined}
    >
      <div className="player">
        <Button icon="play" onClick={() => setRuns(runs + 1)}>
          Play Again
        </Button>
        <label>
          <input
            type="checkbox"
            checked={isSlow}
            onChange={({ target }) => {
              setSlow(target.checked);
              setRuns(runs + 1);
            }}
          />{' '}
          Ten times slower
        </label>
        <p className="note when-reduced">
          Reduced motion is set, in your system or in the toolbar, so nothing moves on either side.
        </p>
      </div>
      <div className="row track-heads note" aria-hidden="true">
        <span />
        <div className="both-tracks">
          <span>With motion</span>
          <span>With reduced motion</span>
        </div>
      </div>
      {/* A new key starts the animations again. */}
      <ul key={runs} data-runs={runs}>
        {Object.entries(motionMs).map(([name, ms]) => (
          <li key={name} className="row">
            <div className="facts">
              <strong>
                {name}, {ms} ms
              </strong>
              <code>{customProperty('motion', name)}</code>
            </div>
            <BothTracks time={varOf('motion', name)} curve={varOf('easing', 'out')} />
          </li>
        ))}
        {Object.entries(easing).map(([name, points]) => (
          <li key={name} className="row">
            <div className="facts">
              <strong>{name}</strong>
              <code>{customProperty('easing', name)}</code>
              <p className="note">cubic-bezier({points.join(', ')})</p>
              <Curve points={points} />
            </div>
            <BothTracks time={varOf('motion', 'slow')} curve={varOf('easing', name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
