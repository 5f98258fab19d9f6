import { type FocusEvent, useState } from 'react';

/**
 * Whether a visitor is at an element: the mouse is over it or the focus inside. `attentionProps` go
 * to the element. A finger is not the mouse: it would stay "over" what it has touched.
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
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget as Node | null)),
    },
  };
}
