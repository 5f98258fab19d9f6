// A position on the timeline.

export const timeline = { skillsAs: (title: string) => `Skills used as ${title}` };
