/** On which the editor tells the pages of the site, in the same browser, how they would look. */
export const LOOK_CHANNEL = 'portfolio-look';
