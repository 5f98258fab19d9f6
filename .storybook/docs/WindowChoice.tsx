import { useId } from 'react';
import { viewports } from '../viewports.ts';
import * as styles from './canvas.css.ts';
import { useWindow } from './useWindow.ts';

const choices = [undefined, ...Object.keys(viewports)];

/** The window in which docs pages show their story. */
export function WindowChoice() {
  const { chosen, choose } = useWindow();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Window</legend>
      {choices.map((value) => (
        <label key={value ?? ''}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {value ? viewports[value]?.name : 'This page'}
        </label>
      ))}
    </fieldset>
  );
}
