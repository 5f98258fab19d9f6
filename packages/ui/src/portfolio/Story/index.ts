export { Story, type StoryFact, type StoryProps } from './Story.tsx';
export { StoryHead, type StoryHeadProps } from './StoryHead.tsx';
export { type StoryLink, StoryLinks, type StoryLinksProps } from './StoryLinks.tsx';
export { StorySection, type StorySectionProps } from './StorySection.tsx';
