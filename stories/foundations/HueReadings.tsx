import { type actionColors, themes } from '@portfolio/ui/tokens';
import { findLookalikes, type Reading, readContrast } from './accent.ts';
import { needs } from './colourPairs.ts';
import { showRatio } from './contrast.ts';

/** Shows the contrast of everything that has a hue, and says with what the hue could be confused. */
export function HueReadings({ action }: { action: ReturnType<typeof actionColors> }) {
  const readings = readContrast(action);
  const lookalikes = findLookalikes(action);
  const rows = readings.filter(({ theme }) => theme === themes[0]);
  return (
    <>
      <p role="status">
        {lookalikes.length > 0 &&
          `Links look like ${lookalikes.join(' and ')}, which have nearly this colour. They differ in their words and marks only, so another hue is clearer.`}
      </p>
      <table className="readings">
        <caption>Contrast in this hue</caption>
        <thead>
          <tr>
            <th scope="col">What, on what</th>
            <th scope="col">Needs</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ role, ground, draws, need }) => (
            <tr key={`${role} ${ground} ${need}`}>
              <th scope="row">
                {draws}, <span className="note">{ground}</span>
              </th>
              <td>{needs[need].ratio}:1</td>
              {themes.map((theme) => {
                const reading = readings.find(
                  (each) =>
                    each.role === role &&
                    each.ground === ground &&
                    each.need === need &&
                    each.theme === theme,
                ) as Reading;
                return <td key={theme}>{showRatio(reading.ratio)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
