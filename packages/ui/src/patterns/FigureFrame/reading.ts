import type { Reading } from '@portfolio/figures/text/reading';
import { createContext, useContext } from 'react';

/** A figure that can be read at each of its places along the horizontal axis. */
export interface FigureReading {
  /** The index of the place that is read; undefined while the figure rests. */
  index: number | undefined;
  /** Reads another place, or lets the figure rest. */
  read: (index: number | undefined) => void;
  /** What the figure says at a place. */
  at: (index: number) => Reading;
}

/** A figure passes it to its drawing, to the text below and to its table. */
export const FigureReadingContext = createContext<FigureReading | undefined>(undefined);

/** Undefined in a figure that prints every value. */
export const useFigureReading = () => useContext(FigureReadingContext);
