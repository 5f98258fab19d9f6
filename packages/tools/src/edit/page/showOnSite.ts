import { LOOK_CHANNEL } from '../lookChannel.ts';

const channel = new BroadcastChannel(LOOK_CHANNEL);
let shown = '';

/**
 * Shows styles on the open pages of the site, above those that it has. Only the development server's pages listen.
 * @param styles nothing for the site as it is saved
 */
export function showOnSite(styles: string): void {
  shown = styles;
  channel.postMessage(styles);
}

// A page that opens, or that the server has reloaded, asks with an empty message.
channel.addEventListener('message', ({ data }) => {
  if (data === null && shown) channel.postMessage(shown);
});

// Whoever closes the editor leaves all forms.
addEventListener('pagehide', () => showOnSite(''));
