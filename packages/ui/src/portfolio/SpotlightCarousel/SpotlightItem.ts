/** What the owner says about working with a skill. */
export interface SpotlightQuote {
  text: string;
  /** The project that it is about. */
  project: string;
  /** Address of the project; opens in a new tab. */
  projectUrl?: string | undefined;
}

/** A skill in the spotlight. */
export interface SpotlightItem {
  name: string;
  /** The skill's own colour, any CSS colour; the rule above the carousel. */
  color: string;
  /** Address of the icon; a badge replaces it if it fails. */
  icon: string;
  /** Any number, each text once. */
  quotes: readonly SpotlightQuote[];
}
