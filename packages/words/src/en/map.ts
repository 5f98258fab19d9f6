// The map of a place, and what a visitor sees before it has loaded.

export const map = {
  /** Says that the map is on another server, which gets the visitor's address. `show` is the button below. */
  ask: (provider: string) =>
    `This map comes from ${provider}. If you show it, that server gets your IP address. The link below leads there, too.`,
  show: 'Show map',
  loading: 'Loading the map…',
  failed: 'The map did not load. The link below opens it in a new tab.',
  /** Shown without JavaScript. */
  notLoaded: 'Without JavaScript the map is not loaded. The link below opens it.',
  retry: 'Try again',
};
