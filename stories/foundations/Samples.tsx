import type { ReactNode } from 'react';
import { customProperty } from './customProperty.ts';

interface SamplesProps<T> {
  heading: string;
  /** Name of the scale in its custom properties. */
  scale: string;
  values: Readonly<Record<string, T>>;
  /** What is said about a value beside its name. */
  describeValue: (value: T) => ReactNode;
  /** The `<dd>` that shows a value; it also gets the value's custom property, as `var(…)`. */
  children: (value: T, property: string) => ReactNode;
}

/** The values of one scale, each with its custom property and a sample. */
export function Samples<T>({ heading, scale, values, describeValue, children }: SamplesProps<T>) {
  return (
    <section>
      <h2>{heading}</h2>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
              {customProperty(scale, name)}: {describeValue(value)}
            </dt>
            {children(value, `var(${customProperty(scale, name)})`)}
          </div>
        ))}
      </dl>
    </section>
  );
}
