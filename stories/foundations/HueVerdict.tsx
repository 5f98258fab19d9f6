import { type actionColors, themes } from '@portfolio/ui/tokens';
import { findLookalikes, findTightest, holds, type Reading, readContrast } from './accent.ts';
import { needs } from './colourPairs.ts';
import { showRatio } from './contrast.ts';

const describe = ({ draws, ground, theme, ratio, need }: Reading) =>
  `“${draws}” on ${ground} in the ${theme} theme has ${showRatio(ratio)} and needs ${needs[need].ratio}:1.`;

/** Says in words whether a hue can be used, and shows the contrast of everything that has it. */
export function HueVerdict({ action }: { action: ReturnType<typeof actionColors> }) {
  const readings = readContrast(action);
  const failures = readings.filter((each) => !holds(each));
  const lookalikes = findLookalikes(action);
  const rows = readings.filter(({ theme }) => theme === themes[0]);
  return (
    <>
      <div>
        {/* Its words change with the outcome only, so a screen reader isn't read numbers at each step. */}
        <div role="status">
          <p>
            <strong>
              {failures.length === 0
                ? 'It holds: every pair has the contrast that it needs, in both themes.'
                : `It fails: ${failures.length} of ${readings.length} pairs have too little contrast.`}
            </strong>
          </p>
          {lookalikes.length > 0 && (
            <p>
              But links look like {lookalikes.join(' and ')}, which have nearly this colour. They
              differ in their words and marks only, so another hue is clearer.
            </p>
          )}
        </div>
        {failures.length === 0 ? (
          <p className="note">The tightest: {describe(findTightest(readings))}</p>
        ) : (
          failures.map((failure) => (
            <p key={`${failure.draws} ${failure.ground} ${failure.theme}`}>{describe(failure)}</p>
          ))
        )}
      </div>
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
                return (
                  <td key={theme}>
                    {showRatio(reading.ratio)}
                    {!holds(reading) && ' fails'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
