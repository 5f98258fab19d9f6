import guides from 'virtual:guides';
import { useDeferredValue, useId, useState } from 'react';
import { findGuides } from '../guides/findGuides.ts';
import { DocLink, docsPath } from './DocLink.tsx';
import './finder.css';

/** Every component with what it is for, from the guides; typing leaves those that fit. */
export function Finder() {
  const [question, setQuestion] = useState('');
  const found = findGuides(guides, useDeferredValue(question));
  const id = useId();
  return (
    <div className="finder">
      <label htmlFor={id}>What do you want to do?</label>
      <input
        id={id}
        type="search"
        placeholder="show a status after saving"
        autoComplete="off"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <p role="status">
        {found.length === 0
          ? 'No component fits. Try another word, or look through the sidebar.'
          : `${found.length} of ${guides.length} components`}
      </p>
      <ul>
        {found.map(({ id: page, name, group, purpose }) => (
          <li key={page}>
            <DocLink to={docsPath(page)}>{name}</DocLink>
            <span className="group">{group}</span>
            <p>{purpose.replaceAll('`', '')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
