import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { cluster } from './Cluster.css.ts';

export type ClusterProps = ComponentProps<'div'>;

/** Puts its children in a row that wraps, such as buttons, links or other small things of one kind. */
export function Cluster({ className, ...rest }: ClusterProps) {
  return <div {...rest} className={cx(cluster, className)} />;
}
