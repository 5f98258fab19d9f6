import { CopyButton } from '@portfolio/ui/CopyButton';
import { TextField } from '@portfolio/ui/Field';
import { Icon, iconNames } from '@portfolio/ui/Icon';
import { useState } from 'react';
import './foundations.css';
import './designTokens.css';
import './icons.css';
import { iconMeanings, placesOf } from './iconMeanings.ts';

const names = [...iconNames].sort();

/** The icons with all words of `query` in their name or meaning. */
export function searchIcons(query: string) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return names.filter((name) => {
    const { means, words: others } = iconMeanings[name];
    const text = `${name} ${means} ${others}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** All icons, to search by what they mean and to copy. */
export function IconSearch() {
  const [query, setQuery] = useState('');
  const found = searchIcons(query);
  return (
    <div className="foundations sb-unstyled">
      <div className="search">
        <TextField
          type="search"
          label="Find an icon"
          hint="By name or meaning: mail, error, theme"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className="note">
          {found.length === 0
            ? 'No icon has all of these words.'
            : `${found.length} of ${names.length} icons`}
        </p>
      </div>
      <ul className="icons">
        {found.map((name) => {
          const { means } = iconMeanings[name];
          const jsx = `<Icon name="${name}" />`;
          return (
            <li key={name}>
              <Icon name={name} size="2rem" />
              <div className="facts">
                <strong>{name}</strong>
                <span>{means}</span>
                <span className="note">Used in {placesOf(name)}</span>
              </div>
              <CopyButton value={jsx} label={`Copy ${jsx}`} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
