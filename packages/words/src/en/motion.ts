// The button that stops and restarts everything that moves.

export const motion = { play: 'Play animations', pause: 'Pause animations' };
