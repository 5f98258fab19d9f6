import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import { pictures } from './samples.ts';

/** Everything that Markdown can hold, as plain elements. */
export const everyBlock = (
  <>
    <p>
      The bakery counts what is <em>left</em> at closing time. The count is a <strong>row</strong>{' '}
      in <code>closing_counts</code>, and <a href="https://example.com/">the table</a> says on
      Thursday how much to bake on Friday.
    </p>
    <h3>What the table holds</h3>
    <ul>
      <li>what was baked</li>
      <li>
        what was left:
        <ul>
          <li>by loaf</li>
          <li>by hour</li>
        </ul>
      </li>
    </ul>
    <ol>
      <li>Count.</li>
      <li>
        <p>Write it down.</p>
        <p>On Sundays, twice.</p>
      </li>
    </ol>
    <h4>How it is asked</h4>
    <ScrollRegion label="Code: SQL">
      <pre>
        <code>{`SELECT loaf, count(*) AS left_over
FROM closing_counts
WHERE day >= date 'now' - interval '28 days' AND branch = 'harbour'
GROUP BY loaf;`}</code>
      </pre>
    </ScrollRegion>
    <blockquote>
      <p>We bake for the shelf, not for the customer.</p>
      <p>And the shelf never complains.</p>
    </blockquote>
    <ScrollRegion label="Table: loaves left over">
      <table>
        <thead>
          <tr>
            <th scope="col">Loaf</th>
            <th scope="col" align="right">
              Baked
            </th>
            <th scope="col" align="right">
              Left over
            </th>
            <th scope="col" align="right">
              Left over in %
            </th>
            <th scope="col">What the baker says about it</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Rye</td>
            <td align="right">120</td>
            <td align="right">9</td>
            <td align="right">7.5</td>
            <td>Sells on Saturdays, and before holidays</td>
          </tr>
          <tr>
            <td>Wheat</td>
            <td align="right">80</td>
            <td align="right">21</td>
            <td align="right">26.25</td>
            <td>Too many since the spring</td>
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
    <figure>
      <img src={pictures.icon} alt="A database" width={96} height={96} />
      <figcaption>The slip of paper, before it became a row.</figcaption>
    </figure>
    <hr />
    <p>Since then, less is left.</p>
  </>
);
