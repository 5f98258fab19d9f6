import { themes } from '@portfolio/ui/tokens';
import { useMemo } from 'react';
import { readAllHues } from './accent.ts';
import { needs } from './colourPairs.ts';
import { showRatio } from './contrast.ts';

const STEP = 3;
/** The highest ratio that the figure has room for. */
const TOP = 12;
const HEIGHT = 100;

const y = (ratio: number) => HEIGHT - (ratio / TOP) * HEIGHT;
const percent = (ratio: number) => `${(y(ratio) / HEIGHT) * 100}%`;

/** The lowest contrast of text at every hue, with a line where the chosen one is. */
export function HueFigure({ hue }: { hue: number }) {
  const all = useMemo(() => readAllHues(STEP), []);
  const worst = all.reduce((low, each) =>
    Math.min(each.light, each.dark) < Math.min(low.light, low.dark) ? each : low,
  );
  const limit = needs.text.ratio;
  return (
    <figure className="hue-figure">
      <figcaption>
        <strong>Lowest contrast of text at every hue.</strong> It is lowest at {worst.hue}°, with{' '}
        {showRatio(Math.min(worst.light, worst.dark))}; text needs {limit}:1.
      </figcaption>
      <div className="drawing" aria-hidden="true">
        <svg aria-hidden="true" viewBox={`0 0 360 ${HEIGHT}`} preserveAspectRatio="none">
          <line className="limit" x1="0" x2="360" y1={y(limit)} y2={y(limit)} />
          <line className="chosen" x1={hue} x2={hue} y1="0" y2={HEIGHT} />
          {themes.map((theme) => (
            <polyline
              key={theme}
              className={theme}
              points={all.map((each) => `${each.hue},${y(each[theme])}`).join(' ')}
            />
          ))}
        </svg>
        <span className="label" style={{ top: percent(limit) }}>
          {limit}:1 needed
        </span>
        {themes.map((theme) => (
          <span
            key={theme}
            className="label at-end"
            style={{ top: percent(all.at(-1)?.[theme] ?? 0) }}
          >
            {theme}
          </span>
        ))}
      </div>
      <div className="ticks" aria-hidden="true">
        {[0, 90, 180, 270, 360].map((degrees) => (
          <span key={degrees}>{degrees}°</span>
        ))}
      </div>
    </figure>
  );
}
