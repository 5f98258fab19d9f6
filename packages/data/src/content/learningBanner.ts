import type { CallToAction } from '../schema/callToAction';

/** The banner under the skills. */
export const learningBanner: CallToAction = {
  heading: 'Always Learning',
  text: 'On the desk this term: causal inference, Rust for data tools, and how to run a language model on eight gigabytes of memory.',
};
