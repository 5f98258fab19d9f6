import { looks, themes } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';
import { LINE_OPACITY } from '../../../packages/ui/src/patterns/ParticleCanvas/drawPoints.ts';
import {
  countParticles,
  DOT_RADIUS,
  findLinks,
  linkDistance,
  pointsAfter,
  scatter,
} from '../../../packages/ui/src/patterns/ParticleCanvas/particles.ts';
import { contrast } from '../../../stories/foundations/contrast.ts';

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

test('particles are joined over 120 px on a narrow canvas and over 150 px on a wide one', () => {
  expect(linkDistance({ width: 767, height: 400 })).toBe(120);
  expect(linkDistance({ width: 768, height: 400 })).toBe(150);
});

describe('the scatter', () => {
  test('is spread over all of the area, in another way for another seed', () => {
    const quarters = new Set(scatter(wide, 7).map(({ x }) => Math.floor((4 * x) / wide.width)));
    expect(quarters.size).toBe(4);
    expect(scatter(wide, 7)).not.toEqual(scatter(wide, 8));
  });
});

test.each([
  ['a band next to a heading', { width: 525, height: 120 }],
  ['a band on a phone', { width: 320, height: 112 }],
])('in %s, particles are evenly spread', (_name, size) => {
  const particles = scatter(size, 7);
  const nearest = particles.map((one) =>
    Math.min(
      ...particles
        .filter((other) => other !== one)
        .map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
  const evenly = Math.sqrt((size.width * size.height) / particles.length);
  expect(Math.min(...nearest)).toBeGreaterThan(evenly / 3);
});

describe('after some time', () => {
  test('a particle has moved, and not far from its place', () => {
    const particle = { x: 100, y: 50, reach: 10, turn: Math.PI / 2, phase: 0 };
    const [start, later] = [0, 1].map((seconds) => pointsAfter(seconds, [particle])[0]);
    expect(start).toEqual({ x: 110, y: 50 });
    expect(later?.x).toBeCloseTo(100);
    expect(later?.y).toBeCloseTo(60);
  });

  test.each([
    ['a wide area', wide],
    ['an area lower than the motion', { width: 300, height: 12 }],
  ])('the dot of every particle is still within %s', (_name, size) => {
    const particles = scatter(size, 7);
    for (let seconds = 0; seconds < 600; seconds += 1) {
      for (const { x, y } of pointsAfter(seconds, particles)) {
        const room = Math.min(x, size.width - x, y, size.height - y);
        expect(room).toBeGreaterThanOrEqual(DOT_RADIUS - 1e-9);
      }
    }
  });
});

describe('the lines', () => {
  const [corner, near, far] = [
    { x: 0, y: 0 },
    { x: 75, y: 0 },
    { x: 0, y: 150 },
  ] as const;

  test('join each pair once, closer than the distance and no other', () => {
    expect(findLinks([corner, near, far], 150)).toEqual([
      { from: corner, to: near, strength: 0.5 },
    ]);
  });

  test('become fainter the closer another point comes to them', () => {
    const strengthWith = (y: number) =>
      findLinks([corner, near, { x: 37.5, y }], 150)[0]?.strength ?? Number.NaN;
    expect(strengthWith(100)).toBe(0.5);
    expect(strengthWith(45)).toBeGreaterThan(0);
    expect(strengthWith(45)).toBeLessThan(0.5);
    expect(strengthWith(20)).toBe(0);
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

const papers = Object.entries(looks).flatMap(([name, { colors }]) =>
  themes.map((theme) => ({
    name,
    theme,
    drawn: colors.line.control[theme],
    ground: colors.surface.page[theme],
  })),
);

test.each(papers)(
  'dots and the net are visible on any screen: $name, $theme',
  ({ drawn, ground }) => {
    const [faint, strong] = LINE_OPACITY;
    // A line of half the distance, clear of other points; those that cross stay in the background.
    const seen = contrast(mix(drawn, ground, (faint + strong) / 2), ground);
    expect(seen).toBeGreaterThan(1.6);
    expect(contrast(mix(drawn, ground, faint), ground)).toBeLessThan(1.3);
    expect(contrast(drawn, ground)).toBeGreaterThan(3);
  },
);
