import { Children, isValidElement, type ReactNode } from 'react';
import type { SetText } from '../fonts/fontRuns.ts';

type Component = ((props: unknown) => ReactNode) & { textsOf?: (props: unknown) => SetText[] };

/**
 * Every text of a drawing with its role, in reading order. Components are called to get them, so
 * only those that list their own texts may use hooks.
 */
export function drawnTexts(node: ReactNode): SetText[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (typeof child.type !== 'function') return drawnTexts(child.props.children);
    const component = child.type as Component;
    return component.textsOf?.(child.props) ?? drawnTexts(component(child.props));
  });
}
