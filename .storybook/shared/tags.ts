/**
 * The tag of a story that only tests what a component does: it is run like any other, but it isn't in the sidebar until
 * somebody chooses the tag there, nor on the docs page, and nobody takes its picture.
 */
export const BEHAVIOUR = 'behaviour';

/** Whether a story shows a state of its component. */
export const isState = ({ tags = [] }: { tags?: readonly string[] }) => !tags.includes(BEHAVIOUR);
