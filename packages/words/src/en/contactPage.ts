// The texts around the form on the Contact page.

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
