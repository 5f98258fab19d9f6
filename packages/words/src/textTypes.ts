/** A count with its noun, such as `1 project` and `5 projects`, in the form that the language needs. */
export type Counted = (count: number) => string;

/** The text of a link that everybody sees, and what follows it for assistive technology: `['Code', ' of Tides']`. */
export type LinkText = readonly [shown: string, more: string];

/** Which way a quantity is better, or has moved. */
export type Side = 'lower' | 'higher';
