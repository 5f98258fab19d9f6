import { colors, themes } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';
import { LINE_OPACITY } from '../../../packages/ui/src/patterns/ParticleCanvas/drawPoints.ts';
import {
  countParticles,
  findLinks,
  linkDistance,
  pointsAfter,
  scatter,
} from '../../../packages/ui/src/patterns/ParticleCanvas/particles.ts';
import { contrast } from './contrast.ts';

const wide = { width: 1280, height: 384 };

describe('the number of particles', () => {
  test.each([
    ['an area of nothing', { width: 0, height: 0 }, 30],
    ['a phone', { width: 320, height: 300 }, 30],
    ['a tablet', { width: 768, height: 480 }, 41],
    ['a desktop', wide, 50],
    ['a wall of screens', { width: 7680, height: 4320 }, 50],
  ])('for %s stays between 30 and 50', (_name, size, count) => {
    expect(countParticles(size)).toBe(count);
    expect(scatter(size, 1)).toHaveLength(count);
  });
});

test('particles are joined over 120 px in a narrow window and over 150 px in a wide one', () => {
  expect(linkDistance({ width: 767, height: 400 })).toBe(120);
  expect(linkDistance({ width: 768, height: 400 })).toBe(150);
});

describe('the scatter', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(scatter(wide, 7)).toEqual(scatter(wide, 7));
    expect(scatter(wide, 7)).not.toEqual(scatter(wide, 8));
  });

  test('lies within the area, over all of it', () => {
    const particles = scatter(wide, 7);
    for (const { x, y } of particles) {
      expect(x >= 0 && x <= wide.width && y >= 0 && y <= wide.height).toBe(true);
    }
    const quarters = new Set(particles.map(({ x }) => Math.floor((4 * x) / wide.width)));
    expect(quarters.size).toBe(4);
  });
});

describe('after some time', () => {
  test('a particle has moved by its velocity', () => {
    const particle = { x: 10, y: 20, vx: 4, vy: -2 };
    expect(pointsAfter(0.5, [particle], wide)).toEqual([{ x: 12, y: 19 }]);
  });

  test('a particle has turned round at the edges', () => {
    const points = pointsAfter(
      1,
      [
        { x: 1, y: 1, vx: -4, vy: -4 },
        { x: wide.width - 1, y: wide.height - 1, vx: 4, vy: 4 },
      ],
      wide,
    );
    expect(points).toEqual([
      { x: 3, y: 3 },
      { x: wide.width - 3, y: wide.height - 3 },
    ]);
  });

  test('every particle is still within the area', () => {
    const particles = scatter(wide, 7);
    for (let seconds = 0; seconds < 3600; seconds += 1) {
      const points = pointsAfter(seconds, particles, wide);
      expect(Math.min(...points.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(wide.width);
      expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(wide.height);
    }
  });
});

describe('the lines', () => {
  test('join each pair once, closer than the distance and no other', () => {
    const [corner, near, far] = [
      { x: 0, y: 0 },
      { x: 75, y: 0 },
      { x: 0, y: 150 },
    ] as const;
    expect(findLinks([corner, near, far], 150)).toEqual([
      { from: corner, to: near, closeness: 0.5 },
    ]);
  });
});

/** A colour with this opacity on another, both as `#rrggbb`. */
const mix = (color: string, ground: string, opacity: number) => {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(opacity * part(color, at) + (1 - opacity) * part(ground, at)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

test.each(themes)('dots and lines are seen on any screen, in the %s theme', (theme) => {
  const [drawn, ground] = [colors.line.control[theme], colors.surface.page[theme]];
  const [faint, strong] = LINE_OPACITY.map((opacity) =>
    contrast(mix(drawn, ground, opacity), ground),
  );
  expect(faint).toBeGreaterThan(1.3);
  expect(strong).toBeGreaterThan(1.6);
  expect(contrast(drawn, ground)).toBeGreaterThan(3);
});
