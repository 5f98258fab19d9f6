import {
  type Evidence,
  SkillBadge,
  SkillEvidence,
  SkillGroup,
  SkillGroups,
  SkillIcon,
  SkillTile,
  type SkillTileProps,
} from '@portfolio/ui/SkillTile';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';
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

const domains = [3, 2, 1];
const evidence: Evidence = { count: 2, total: 6, domains, positions: [0, 4], href: '#projects' };
const axis = {
  total: 6,
  domains: ['Transport', 'Biology', 'Maps'].map((label, at) => ({
    label,
    count: domains[at] ?? 0,
  })),
};

const draw = (props: Partial<SkillTileProps>) => <SkillTile {...sql} {...props} />;

const group = (heading: string, tiles: readonly Partial<SkillTileProps>[], detailed = false) => (
  <SkillGroup heading={heading} detailed={detailed}>
    {tiles.map((props) => (
      <SkillTile key={props.name} {...sql} {...props} />
    ))}
  </SkillGroup>
);

const groups = (tiles: readonly Partial<SkillTileProps>[]) => (
  <SkillGroups projects={axis}>
    <SkillGroup heading="Data" color="#2b9470" note="used in 3 of 6 projects">
      {tiles.map((props) => (
        <SkillTile key={props.name} {...sql} {...props} />
      ))}
    </SkillGroup>
  </SkillGroups>
);

const rest = { proficiency: undefined };

export const guide: Guide = {
  purpose:
    'Shows a skill with its icon, its proficiency on an axis and the projects that show it, and tells more in a tooltip.',
  tasks: [
    'skill',
    'technology',
    'proficiency',
    'skill bar',
    'rating',
    'dot plot of skills',
    'evidence',
    'unit chart',
  ],
  use: [
    'For each skill of a list, in a `SkillGroup`: below each other on one axis, so that they can be compared.',
    'With `SkillGroups` around several groups: two columns in a wide window; with `projects`, one head for all of them.',
    'With `evidence` where projects are public: an estimate is a claim, a project can be checked.',
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
    example: draw({ evidence }),
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
        description: 'Name and scale are one target, a `Tooltip`.',
      },
      Scale: {
        selector: '[role="meter"]',
        description: 'A dot in the category’s colour, and its number.',
      },
      Evidence: {
        selector: '[data-evidence]',
        description:
          'A square for each project, filled where it shows the skill, and the number. One link to those projects.',
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
          // The button of a name is wider than the name, on both sides.
          example: (
            <Place width={280}>
              {group('Crafts', [
                { name: 'Sign painting', ...rest },
                { name: 'Tea', icon: '', ...rest },
              ])}
            </Place>
          ),
        },
        { name: 'with evidence', example: groups([{ evidence }]) },
        {
          name: 'only evidence',
          example: groups([{ ...rest, evidence }]),
        },
        {
          name: 'detailed',
          example: group('Data', [{}, { name: 'Kafka', description: undefined }], true),
        },
      ],
    },
    {
      name: 'SkillEvidence',
      states: [
        { name: 'squares', example: <SkillEvidence name="SQL" {...evidence} /> },
        {
          name: 'no project',
          example: <SkillEvidence name="SQL" {...evidence} count={0} positions={[]} />,
        },
        {
          name: 'many projects',
          example: <SkillEvidence name="SQL" count={50} total={200} href="#all" />,
        },
        { name: 'no link', example: <SkillEvidence name="SQL" {...evidence} href={undefined} /> },
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
    Tab: 'Moves the focus to the tile and opens its tooltip, then to the link to its projects.',
    'Enter, Space': 'Pins the tooltip, so that it stays; closes a pinned one.',
    Escape: 'Closes the tooltip. The focus stays on the tile.',
  },
  announced: {
    'It gets the focus':
      '“SQL, toggle button”, then the tooltip: “Proficiency 85 percent. Reports that finish in seconds, with tests on the numbers. Used in Tram Delay Forecast and Leaf Disease Finder.”',
    'The scale is read': '“Proficiency in SQL, meter, 85”.',
    'The evidence is read': '“SQL, used in 2 of 6 projects, link”.',
    'A group is read': 'A region with the group’s heading, and a list of its tiles.',
  },
  writing: [
    'Name: as the project spells it: `PostgreSQL`. Up to 12 characters show in full.',
    'Description: one sentence on what it was used for: `Reports that finish in seconds`, not `Expert in SQL`.',
    'Projects: the three most telling first; further ones become “+N more”.',
  ],
};
