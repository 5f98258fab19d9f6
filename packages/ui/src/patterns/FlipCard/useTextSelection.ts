import { useRef } from 'react';

type Ends = readonly unknown[];

/** Where the selected text begins and ends; nothing where no text is selected. */
function selectionEnds(): Ends {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return [anchorNode, anchorOffset, focusNode, focusOffset];
}

/**
 * Tells a click that ends the selecting of text from any other. Text that was selected before the
 * pointer went down says nothing of what the visitor wants now.
 *
 * @returns `notePress` is called when the pointer goes down on the element, `hasSelectedText` with
 * the click: whether text in the element was selected in between.
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
