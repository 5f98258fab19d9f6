import { LOOK_CHANNEL } from '../lookChannel.ts';

const channel = new BroadcastChannel(LOOK_CHANNEL);

/**
 * Shows styles on the open pages of the site, above those that it has. Only the development server's pages listen.
 * @param styles nothing for the site as it is saved
 */
export const showOnSite = (styles: string): void => channel.postMessage(styles);

// Whoever closes the editor leaves all forms.
addEventListener('pagehide', () => showOnSite(''));
