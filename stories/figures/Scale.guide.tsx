import { Scale, ScaleAxis, ScaleGap, type ScaleProps, scaleSizes } from '@portfolio/ui/Scale';
import type { Guide } from '../support/guide.ts';
import { matrixOf, valuesOf } from '../support/states.tsx';

const draw = (props: Partial<ScaleProps>) => <Scale value={85} label="Battery" {...props} />;

const plot = (
  <>
    <ScaleAxis />
    <Scale value={85} label="Sensor 1" color="#2a63b8" />
    <Scale value={40} label="Sensor 2" color="#2a63b8" />
    <Scale value={100} label="Sensor 3" color="#2a63b8" />
  </>
);

export const guide: Guide = {
  purpose: 'Shows a value from 0 to 100 as a dot on an axis, with its number.',
  tasks: ['percentage', 'progress bar', 'meter', 'rating', 'level', 'gauge', 'dot plot'],
  use: [
    'For a percentage that was measured or estimated, and that can be compared with others.',
    'Several below each other, equally wide, with one `ScaleAxis` above: a dot plot.',
    'With `ScaleGap` in the place of a scale without a value.',
  ],
  avoid: {
    'Something is under way.': 'Use `LoadingOverlay`, or a `Button` with `loading`.',
    'It is a result with a method.': 'Use `Figure`.',
    'It is a skill.': 'Use `SkillTile`, which has icon and tooltip.',
    'The value isn’t a percentage.': 'Use `StatisticList`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Axis: {
        selector: '[role="meter"] > span',
        description: 'From 0 to 100, with lines at 0, 50 and 100. It always begins at zero.',
      },
      'Stem and dot': {
        selector: '[role="meter"] > span > span',
        description: 'As long as the value; the centre of the dot is the value.',
      },
      Number: { selector: '[role="meter"] > bdi', description: 'The value with its sign.' },
    },
  },
  stateWidth: 220,
  states: [
    ...matrixOf<ScaleProps>(draw, valuesOf('size', scaleSizes), {
      '85': {},
      '0': { value: 0 },
      '100': { value: 100 },
      'a decimal': { value: 33.3 },
      'with a colour': { color: '#2a63b8' },
      'a light colour': { color: '#ffff00' },
      'a dark colour': { color: '#000080' },
    }),
    {
      name: 'together',
      states: [
        { name: 'a dot plot', example: plot },
        {
          name: 'one without a value',
          example: (
            <>
              <ScaleAxis />
              {draw({})}
              <ScaleGap />
              {draw({ value: 60 })}
            </>
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: plot,
        why: 'Equally wide, on one axis: the dots can be compared at a glance.',
      },
      dont: {
        example: (
          <div style={{ display: 'grid', gap: '0.5rem' }}>
            <Scale value={85} label="Sensor 1" style={{ inlineSize: '60%' }} />
            <Scale value={40} label="Sensor 2" />
            <Scale value={100} label="Sensor 3" style={{ inlineSize: '40%' }} />
          </div>
        ),
        why: 'On axes of different lengths, 40% reaches further than 100%.',
      },
    },
    {
      do: {
        example: (
          <>
            <p>Battery</p>
            {draw({})}
          </>
        ),
        why: 'The label isn’t drawn: say beside the scale what it measures.',
      },
      dont: {
        example: draw({}),
        why: 'Whoever sees the page doesn’t know what 85% are of.',
      },
    },
  ],
  keyboard: {},
  announced: { 'It is read': '“Battery, meter, 85%”. Axis labels and gaps aren’t read.' },
  writing: [
    '`label`: what is measured, as a noun: `Battery`, `Proficiency in Python`. It is for screen readers; the same words should be beside the scale.',
    'Whole numbers, unless a decimal was measured.',
  ],
};
