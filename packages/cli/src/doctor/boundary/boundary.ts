/** One line of what `public.describe_access()` tells of a database. */
export interface Fact {
  /** What is told, such as `table` for a right to one. */
  kind: string;
  /** What it is about, as SQL names it; a role for what a role may. */
  object: string;
  /** The right, column, policy, constraint, trigger, setting … */
  name: string;
  /** Who has the right: `anon`, `authenticated` or `public`, which is everybody. */
  role: string;
  /** How it is: its definition in SQL. */
  value: string;
}

/** The settings of the limits. */
export interface Limits {
  sender_messages: number;
  sender_seconds: number;
  total_messages: number;
  total_seconds: number;
  repeat_seconds: number;
  address_header: string;
  salt_bytes: number;
}

/** What visitors can reach in a database, and what holds them back. */
export interface Boundary {
  facts: Fact[];
  /** Null when somebody has deleted their row. */
  limits: Limits | null;
}
