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
  /** Its parts, as designers and developers call them. Only where there are more than three. */
  anatomy?: Readonly<Record<string, string>>;
  /** The least width of a state in px, for a component that fills its place. As wide as its content if left out. */
  stateWidth?: number | undefined;
  /** What each key does. Empty if the component can't get the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** When a screen reader says what. */
  announced: Readonly<Record<string, string>>;
}
