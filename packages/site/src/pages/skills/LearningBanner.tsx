import { learningBanner } from '@portfolio/data/content/skills';
import { Callout } from '@portfolio/ui/Callout';

/** What the owner goes on learning. */
export default function LearningBanner() {
  return <Callout variant="banner" {...learningBanner} />;
}
