// The button that stops everything that moves, or restarts it.

export const motion = { play: 'Play animations', pause: 'Pause animations' };
