import { Children, isValidElement, type ReactNode } from 'react';
import type { SetText } from '../fonts/fontRuns.ts';

type Component = ((props: unknown) => ReactNode) & { textsOf?: (props: unknown) => SetText[] };

/**
 * Every text of a drawing and what it is set in, in reading order. Components are called for it, so
 * only those that say their texts themselves may use hooks.
 */
export function drawnTexts(node: ReactNode): SetText[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (typeof child.type !== 'function') return drawnTexts(child.props.children);
    const component = child.type as Component;
    return component.textsOf?.(child.props) ?? drawnTexts(component(child.props));
  });
}
