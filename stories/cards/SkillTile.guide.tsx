import {
  SkillBadge,
  SkillGroup,
  SkillIcon,
  SkillTile,
  type SkillTileProps,
} from '@portfolio/ui/SkillTile';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const sql: SkillTileProps = {
  name: 'SQL',
  icon: pictures.icon,
  color: '#2a63b8',
  proficiency: 85,
  description: 'Reports that finish in seconds, with tests on the numbers.',
  projects: ['Tram Delay Forecast', 'Leaf Disease Finder'],
};

const draw = (props: Partial<SkillTileProps>) => <SkillTile {...sql} {...props} />;

const group = (heading: string, tiles: readonly Partial<SkillTileProps>[], detailed = false) => (
  <SkillGroup heading={heading} detailed={detailed}>
    {tiles.map((props) => (
      <SkillTile key={props.name} {...sql} {...props} />
    ))}
  </SkillGroup>
);

const rest = { proficiency: undefined };

export const guide: Guide = {
  purpose:
    'Shows a skill with its icon and its proficiency on an axis, and tells more in a tooltip.',
  tasks: [
    'tooltip',
    'skill',
    'technology',
    'proficiency',
    'skill bar',
    'rating',
    'dot plot of skills',
  ],
  use: [
    'For each skill of a list, in a `SkillGroup`: below each other on one axis, so that they can be compared.',
    'With `SkillGroups` around several groups: two columns in a wide window.',
    'Without `proficiency` if nobody has measured it: a group of names has no axis.',
    'As `SkillIcon` or `SkillBadge` beside a name, where there is nothing more to say.',
  ],
  avoid: {
    'It is only a label.': 'Use `Tag` in a `TagList`.',
    'It measures anything but a skill.': 'Use `Scale`.',
    'The details must be read by everybody.':
      'Use `SkillGroup` with `detailed`, or `Prose`: a tooltip is for more, not for all.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Icon: {
        selector: 'button span > span',
        description: 'Decoration. A badge with the name takes its place if it is missing or fails.',
      },
      Name: {
        selector: '[dir="auto"]',
        description: 'At most 12 characters show; screen readers get all of it.',
      },
      Button: {
        selector: 'button',
        description: 'Name and scale are one target. It opens the tooltip.',
      },
      Scale: {
        selector: '[role="meter"]',
        description: 'A dot in the skill’s colour, and its number.',
      },
    },
  },
  stateWidth: 250,
  states: [
    {
      name: 'SkillTile',
      states: [
        ...statesOf(draw, {
          idle: {},
          'no proficiency': rest,
          'no icon': { name: 'Tide gauges', icon: '' },
          'icon fails': { name: 'Apache Airflow', icon: pictures.broken, color: '#1a6b3c' },
          'long name': { name: 'Apache Airflow', color: '#1a6b3c', proficiency: 65 },
        }),
        { name: 'hovered', example: draw({}), look: 'hover' },
        { name: 'focused', example: draw({}), look: 'focus-visible' },
      ],
    },
    {
      name: 'SkillGroup',
      states: [
        {
          name: 'on one axis',
          example: group('Data', [
            {},
            { name: 'Kafka', proficiency: 75, color: '#8a4b08' },
            { name: 'dbt', proficiency: 65, color: '#1a6b3c' },
          ]),
        },
        {
          name: 'one without proficiency',
          example: group('Data', [{}, { name: 'Kafka', ...rest }, { name: 'dbt' }]),
        },
        {
          name: 'names only',
          example: group('Crafts', [
            { name: 'Sign painting', ...rest },
            { name: 'Tea', icon: '', ...rest },
          ]),
        },
        {
          name: 'detailed',
          example: group('Data', [{}, { name: 'Kafka', description: undefined }], true),
        },
      ],
    },
    {
      name: 'SkillIcon and SkillBadge',
      states: [
        { name: 'icon', example: <SkillIcon name="SQL" icon={pictures.icon} color="#2a63b8" /> },
        { name: 'badge', example: <SkillBadge name="SQL" color="#2a63b8" /> },
        { name: 'cut after eight', example: <SkillBadge name="TensorFlow" color="#e8710a" /> },
        { name: 'light colour', example: <SkillBadge name="Networks" color="#ffe000" /> },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: group('Data', [{}, { name: 'Kafka', proficiency: 70 }]),
        why: 'One axis for all: its labels are there once, and dots can be compared.',
      },
      dont: {
        example: (
          <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: '9rem 6rem' }}>
            <SkillTile {...sql} />
            <SkillTile {...sql} name="Kafka" proficiency={70} />
          </div>
        ),
        why: 'On axes of different lengths, 70% can look longer than 85%.',
      },
    },
    {
      do: {
        example: group('Data', [{ ...rest }, { name: 'Kafka', ...rest }]),
        why: 'Without a measure, the names are enough.',
      },
      dont: {
        example: group('Data', [{ proficiency: 100 }, { name: 'Kafka', proficiency: 100 }]),
        why: 'If everything is 100%, the axis says nothing, and nobody believes it.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the tile and opens its tooltip; the one before closes.',
    'Enter, Space': 'Pins the tooltip, so that it stays; closes a pinned one.',
    Escape: 'Closes the tooltip. The focus stays on the tile.',
  },
  announced: {
    'It gets the focus':
      '“SQL, toggle button”, then the tooltip: “Proficiency 85 percent. Reports that finish in seconds, with tests on the numbers. Used in Tram Delay Forecast and Leaf Disease Finder.”',
    'The scale is read': '“Proficiency in SQL, meter, 85%”.',
    'A group is read': 'A region with the group’s heading, and a list of its tiles.',
  },
  writing: [
    'Name: as the project spells it: `PostgreSQL`. Up to 12 characters show in full.',
    'Description: one sentence on what it was used for: `Reports that finish in seconds`, not `Expert in SQL`.',
    'Projects: the three most telling first; further ones become “+N more”.',
  ],
};
