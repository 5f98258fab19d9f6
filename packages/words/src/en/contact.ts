/** The texts around the form on the Contact page. */
export const contactPage = {
  /** A link to the form, or to the e-mail address on a site without one. */
  writeToMe: 'Write to me',
  information: 'Contact information',
  location: 'Location',
  /**
   * The name of a map.
   * @param place a city or a country, if it is known
   */
  map: (place: string | undefined): string => (place ? `Map of ${place}` : 'Map'),
  /** The heading of the round links. The footer has the same links, by another name. */
  quickConnect: 'Quick Connect',
  /** The heading of the form. */
  message: 'Send me a message',
  /** Replaces the form on a site without one. */
  byMail: {
    heading: 'Write me an e-mail',
    send: 'Send an e-mail',
    copyAddress: 'Copy address',
  },
};

/** The list of addresses at which the owner can be reached. */
export const contact = {
  // A name such as `GitHub` keeps its capitals.
  /** `label` is a kind of address, such as `Email`. */
  copy: (label: string) => `Copy ${/^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label}`,
  /** What a tick after an address means. */
  verified: 'verified',
};

/** The map of a place, and what a visitor sees before it has loaded. */
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
