import { useEffect, useRef } from 'react';
import type { Guide, State } from '../../stories/support/guide.ts';

function Cell({ state: { name, example, look, act }, width }: { state: State; width?: number }) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cell.current) act?.(cell.current);
  }, [act]);
  return (
    <figure style={{ margin: 0, inlineSize: width }}>
      <div ref={cell} className={look && `pseudo-${look}-all`}>
        {example}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/**
 * All states of a component at a glance, in the theme of what is around it. It is a picture: nothing in it
 * can be pressed or reached by keyboard, so that its many controls are in nobody's way.
 */
export function StateMatrix({ guide }: { guide: Guide }) {
  return (
    <div inert style={{ display: 'grid', gap: '1.5rem' }}>
      {guide.states.map(({ name, states }) => (
        <div key={name ?? ''}>
          {name && <p>{name}</p>}
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
            {states.map((state) => (
              <Cell
                key={state.name}
                state={state}
                {...(guide.stateWidth && { width: guide.stateWidth })}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
