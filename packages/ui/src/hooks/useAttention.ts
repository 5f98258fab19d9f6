import { type FocusEvent, useState } from 'react';

/**
 * Whether a visitor is at an element: the mouse is over it, or the focus visibly inside.
 * `attentionProps` go to the element. A finger is not the mouse: it would stay "over" what it has
 * touched. Nor is the focus that a finger or the mouse leaves on a button: visitors do not see it,
 * and would wait in vain for it to go.
 */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasAttention: isHovered || hasFocus,
    attentionProps: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) =>
        setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      // The mouse may have entered before the page was hydrated.
      onPointerMove: ({ pointerType }: { pointerType: string }) =>
        setIsHovered(pointerType === 'mouse'),
      onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget as Node | null)),
    },
  };
}
