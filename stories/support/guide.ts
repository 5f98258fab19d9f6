import type { ReactNode } from 'react';

/** One thing that a component can look like. */
export interface State {
  /** As a person would call it: `loading`, `with an icon`, `failed`. */
  name: string;
  example: ReactNode;
  /** Direction of writing, if it isn't from left to right. */
  dir?: 'rtl' | undefined;
  /** How it looks under a pointer or with the focus, without either being there. */
  look?: 'hover' | 'focus-visible' | 'active' | undefined;
  /** Brings the example into its state once it is there, with a click for example. */
  act?: ((cell: HTMLElement) => void) | undefined;
}

/** One row of the states at a glance: one variant in all its states. */
export interface StateRow {
  /** The variant's name, where there is more than one row. */
  name?: string | undefined;
  states: readonly State[];
}

/** A part of a component, as designers and developers call it. */
export interface Part {
  /** Finds the part in the example; the first match gets the part's number. */
  selector: string;
  description: string;
}

/** The right way beside the likely mistake. */
export interface Pair {
  do: { example: ReactNode; why: string };
  dont: { example: ReactNode; why: string };
}

/**
 * What a component's docs page says beyond its props and states: the first thing in the component's stories file, which
 * passes it on as `parameters: { guide }`. Texts may hold `code` between backticks and nothing else.
 */
export interface Guide {
  /** What it is for: one sentence, without the component's name. */
  purpose: string;
  /** When to use it: situations, each as one short sentence. */
  use: readonly string[];
  /** When not to use it, each with what to use in its place. */
  avoid: Readonly<Record<string, string>>;
  /**
   * Its parts by name, numbered on the story of the name `of`; on the first if left out. Only where there are more
   * than three parts.
   */
  anatomy?: {
    of?: string | undefined;
    parts: Readonly<Record<string, Part>>;
    /** Old way. */
    example?: ReactNode;
    /** Old way. */
    act?: State['act'];
  };
  /** The least width of a state in px, for a component that fills its place. As wide as its content if left out. */
  stateWidth?: number | undefined;
  /** What each key does. Empty if the component can't get the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** When a screen reader says what. */
  announced: Readonly<Record<string, string>>;
  /** Old way, like the next four: they go with the last `*.guide.tsx`. */
  states?: readonly StateRow[];
  tasks?: readonly string[];
  tile?: string | undefined;
  pairs?: readonly Pair[] | undefined;
  writing?: readonly string[];
}
