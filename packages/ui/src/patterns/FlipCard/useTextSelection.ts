import { useRef } from 'react';

type Ends = readonly unknown[];

/** Where the selected text begins and ends; empty if there is none. */
function selectionEnds(): Ends {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return [anchorNode, anchorOffset, focusNode, focusOffset];
}

/**
 * Tells a click that ends a text selection from any other click. Text that was selected before the
 * pointer went down doesn't count.
 *
 * @returns Call `notePress` when the pointer goes down on the element, and `hasSelectedText` on the
 * click: whether text in the element was selected in between.
 */
export function useTextSelection() {
  const before = useRef<Ends>([]);
  return {
    notePress: () => {
      before.current = selectionEnds();
    },
    hasSelectedText: (element: Element) => {
      const old = before.current;
      before.current = [];
      const isNew = selectionEnds().some((end, index) => end !== old[index]);
      return isNew && getSelection()?.getRangeAt(0).intersectsNode(element) === true;
    },
  };
}
