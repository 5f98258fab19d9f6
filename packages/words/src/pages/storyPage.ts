export { storyPage } from '@portfolio/words';
