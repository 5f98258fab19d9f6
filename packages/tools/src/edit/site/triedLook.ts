import { LOOK_CHANNEL } from '../lookChannel.ts';

const styles = document.createElement('style');

// Shows a look that the owner tries, until they leave its form. What is saved is below it all the time.
new BroadcastChannel(LOOK_CHANNEL).addEventListener('message', ({ data }) => {
  styles.textContent = data;
  document.head.append(styles);
});
