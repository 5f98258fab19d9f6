import { slugify, topicParameter } from '@portfolio/data/values/slug';
import { contactForm } from '@portfolio/words';
import { useSearchParams } from 'react-router-dom';

/**
 * The beginning of a message about the project that the address names (`?about=drift-watch`); empty for others.
 * @param topics the titles of the projects that a message can be about
 */
export function useTopic(topics: readonly string[]): string {
  const [parameters] = useSearchParams();
  const asked = parameters.get(topicParameter);
  const title = topics.find((each) => slugify(each) === asked);
  return title ? contactForm.about(title) : '';
}
