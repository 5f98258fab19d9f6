import { createContext, useContext } from 'react';

/** A place of a figure that is read. */
export interface ReadPlace {
  /** Along the horizontal axis, from the first. */
  index: number;
  /** What the figure says there. */
  sentence: string;
}

interface FigureReading {
  /** Undefined while the figure rests. */
  place: ReadPlace | undefined;
  /** Reads another place, or lets the figure rest. */
  read: (place: ReadPlace | undefined) => void;
}

/** A large figure passes it to its drawing, to the text below and to its table. */
export const FigureReadingContext = createContext<FigureReading | undefined>(undefined);

/** Undefined in a small figure. */
export const useFigureReading = () => useContext(FigureReadingContext);
