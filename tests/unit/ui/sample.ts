import type { ReactElement } from 'react';

/** What the contract hands to every component. */
export interface ContractProps {
  className: string | undefined;
  style: { order: number };
  'data-testid': string;
}

/** A component filled in with what it can show. */
export interface Sample {
  render: (props: ContractProps) => ReactElement;
  /** The element that the props reach, where it is documented to be another one than the root. */
  reaches?: 'img' | 'input' | 'select' | 'textarea';
}

/** Samples by the component's folder and name. */
export type SampleTable = Record<string, Record<string, Sample>>;
