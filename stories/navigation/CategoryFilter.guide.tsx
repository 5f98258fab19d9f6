import { Button } from '@portfolio/ui/Button';
import {
  type Category,
  CategoryFilter,
  type CategoryFilterProps,
} from '@portfolio/ui/CategoryFilter';
import { Cluster } from '@portfolio/ui/Cluster';
import { useState } from 'react';
import type { Guide } from '../support/guide.ts';
import { lookAt, press } from '../support/looks.ts';
import { Place } from '../support/places.tsx';

const recipes = {
  soups: 'Lentil soup, leek and potato soup, gazpacho, miso soup, borscht.',
  breads: 'Rye bread, focaccia, soda bread.',
  desserts: 'Rice pudding, plum cake, baklava, sorbet.',
  preserves: 'Quince jelly and pickled beetroot.',
};

const categories: Category[] = [
  { value: 'soups', label: 'Soups', count: 5, color: '#b5651d', icon: '🥣', featured: true },
  { value: 'breads', label: 'Breads', count: 3, color: '#8a6d00', icon: '🍞' },
  { value: 'desserts', label: 'Desserts', count: 4, color: '#8e44ad', icon: '🍮' },
  { value: 'preserves', label: 'Preserves', count: 2, color: '#1f9d6b', icon: '🫙' },
];

const plain = categories.map(({ value, label }) => ({ value, label }));

/** Longer than anybody looks at a picture. */
const A_DAY_MS = 86_400_000;

/** Keeps what is chosen, as a page does. */
function Recipes({ value: first = 'soups', ...props }: Partial<CategoryFilterProps>) {
  const [value, setValue] = useState(first);
  return (
    <CategoryFilter
      label="Filter by course"
      categories={categories}
      countLabel={(count) => `${count} recipes`}
      {...props}
      value={value}
      onValueChange={setValue}
    >
      {props.children ?? <p>{recipes[value as keyof typeof recipes]}</p>}
    </CategoryFilter>
  );
}

export const guide: Guide = {
  purpose: 'Lets visitors choose one of several categories, and shows what is in it.',
  tasks: [
    'filter',
    'tabs',
    'choose one of several',
    'switch',
    'segmented control',
    'pills',
    'chips',
  ],
  use: [
    'To show one category of a longer list at a time.',
    'With `count`, so that nobody opens a category to find out that it is nearly empty.',
    'With `loadingMs` where the content changes so much that a moment’s cover is calmer.',
    'With `shownLabel` to say what is shown, above the content and to screen readers.',
    'With `featuredLegend` there, so that everybody knows what the star means.',
  ],
  avoid: {
    'The entries are pages of their own.': 'Use `SiteNav`.',
    'Visitors look around and don’t search.': 'Use `SpotlightCarousel`.',
    'It is a field of a form.': 'Use `SelectField`.',
    'Several categories may be chosen at once.':
      'There is nothing for that: tabs have one choice. Show all, with a heading for each.',
  },
  anatomy: {
    example: (
      <Recipes
        categories={categories}
        shownLabel="Currently showing 5 recipes"
        shownDetail="Most of them freeze well."
        featuredLegend="holds a favourite"
      />
    ),
    parts: {
      'Row of tabs': { selector: '[role="tablist"]', description: 'Has the name in `label`.' },
      Tab: {
        selector: '[role="tab"]',
        description:
          'At least 44 px high and wide, with its category’s colour as a line below. In a narrow window the tabs are in columns, and names wrap.',
      },
      'Number of entries': {
        selector: '[role="tab"] span[aria-hidden] > :nth-child(3)',
        description: 'Announced as `countLabel` says.',
      },
      Star: {
        selector: '[role="tab"] svg',
        description: 'Marks a category that holds something featured.',
      },
      'Line above the content': {
        selector: '[role="status"]',
        description: '`shownLabel`, and `shownDetail` next to it where there is room.',
      },
      Legend: {
        selector: '[role="status"] ~ p:last-child',
        description: '`featuredLegend`. Screen readers get “featured” with each tab.',
      },
      Content: { selector: '[role="tabpanel"]', description: 'What you pass as children.' },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        { name: 'chosen', example: <Recipes /> },
        { name: 'names alone', example: <Recipes categories={plain} /> },
        {
          name: 'pointer over a tab',
          example: <Recipes />,
          act: lookAt('hover', '[role="tab"]:nth-child(2)'),
        },
        {
          name: 'focus on a tab',
          example: <Recipes />,
          act: lookAt('focus-visible', '[role="tab"]:nth-child(2)'),
        },
        {
          name: 'with a line above the content',
          example: (
            <Recipes
              shownLabel="Currently showing 5 recipes"
              shownDetail="Most of them freeze well."
            />
          ),
        },
        {
          name: 'loading',
          example: (
            <div data-motion="reduced">
              <Recipes loadingMs={A_DAY_MS} loadingLabel="Loading recipes...">
                <p style={{ minBlockSize: '8rem' }}>{recipes.breads}</p>
              </Recipes>
            </div>
          ),
          act: press('[role="tab"]:nth-child(2)'),
        },
        {
          name: 'short name',
          example: (
            <Recipes
              categories={[
                {
                  value: 'soups',
                  label: 'Soups and stews of the cold season',
                  shortLabel: 'Soups',
                },
                ...plain.slice(1),
              ]}
            />
          ),
        },
        { name: 'one category', example: <Recipes categories={categories.slice(0, 1)} /> },
        {
          name: 'more than fit on a line',
          example: (
            <Place width={280}>
              <Recipes />
            </Place>
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: <Recipes categories={plain} />,
        why: 'The names are nouns of one kind, and one of them is always chosen.',
      },
      dont: {
        example: (
          <Cluster>
            {plain.map(({ value, label }, index) => (
              <Button key={value} size="sm" variant={index ? 'outline' : 'solid'}>
                {label}
              </Button>
            ))}
          </Cluster>
        ),
        why: 'A row of buttons doesn’t say which one is chosen, how many there are and what they change.',
      },
    },
    {
      do: {
        example: (
          <Recipes
            categories={[
              { value: 'soups', label: 'Soups', color: '#b5651d' },
              { value: 'breads', label: 'Breads', color: '#8a6d00' },
            ]}
          />
        ),
        why: 'A category has the same colour here as on its cards and in its figures.',
      },
      dont: {
        example: (
          <Recipes
            categories={[
              { value: 'soups', label: 'Soups', color: '#b5651d' },
              { value: 'breads', label: 'Breads', color: '#b5651d' },
            ]}
          />
        ),
        why: 'One colour for two categories says that they are the same.',
      },
    },
  ],
  keyboard: {
    Tab: 'Reaches the chosen tab, and then the content.',
    'Left, Right':
      'Move the focus to the next tab, round the ends. In right-to-left text, left goes on.',
    'Home, End': 'Move the focus to the first and the last tab.',
    'Enter, Space':
      'Choose the tab with the focus. While it is loading they do nothing, and the focus stays.',
  },
  announced: {
    'The row gets the focus':
      '“Filter by course, tab list. Soups, 5 recipes, featured, tab, selected, 1 of 4”.',
    'A category is chosen and `loadingMs` is set': '“Loading recipes...”.',
    'The content is there':
      'What `shownLabel` says: “Currently showing 3 recipes”. Nothing without it.',
    'The content gets the focus': '“Breads, 3 recipes, tab panel”.',
  },
  writing: [
    'The label says what is chosen by: `Filter by course`.',
    'Names are nouns of one or two words: `Soups`. A longer one gets a `shortLabel`: a part of it, or letters that are announced with it.',
    'Say what is shown with a number: `Currently showing 5 recipes`.',
  ],
};
