import { LOOK_CHANNEL } from '../lookChannel.ts';

const channel = new BroadcastChannel(LOOK_CHANNEL);
const styles = document.createElement('style');

// Shows a look that the owner tries, until they leave its form. What is saved is below it all the time.
channel.addEventListener('message', ({ data }) => {
  // Other pages of the site ask on the same channel.
  if (typeof data !== 'string') return;
  styles.textContent = data;
  document.head.append(styles);
});
channel.postMessage(null);
