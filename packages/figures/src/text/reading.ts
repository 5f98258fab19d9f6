/** A value of a figure at one place of its horizontal axis. */
export interface ReadValue {
  /** Where it is on the vertical axis, in the figure's own unit. */
  at: number;
  /** As it is written, with its unit. */
  value: string;
  /** What it is the value of: a line, a level, an axis. */
  label: string;
  /** Whether it is the owner's. */
  ours?: boolean | undefined;
}

/** What a figure says at one place of its horizontal axis. */
export interface Reading {
  /** The place, such as `week 5`. */
  place: string;
  /** The values there; the owner's first. */
  values: readonly ReadValue[];
  /** The owner's value less the one that it is compared with, such as `−7.8 points`. */
  difference?: string | undefined;
  /** All of it, such as `Week 5: 17.1% nightly, 24.9% by hand, 7.8 points lower.` */
  sentence: string;
}
