import { ButtonLink } from '@portfolio/ui/Button';
import { TextField } from '@portfolio/ui/Field';
import { writeDesignTokens } from '@portfolio/ui/tokens';
import { useEffect, useState } from 'react';
import './foundations.css';
import './designTokens.css';
import { searchTokens, type TokenGroup, tokenGroupsOf } from './tokenRows.ts';
import { useLook } from './useLook.ts';

const count = (groups: readonly TokenGroup[]) =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);

/** The design tokens as `tokens.json`, made in the browser. */
export function TokensDownload() {
  const look = useLook();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const file = new Blob([writeDesignTokens(look)], { type: 'application/json' });
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [look]);
  return (
    <div className="foundations sb-unstyled">
      <p>
        {address && (
          <ButtonLink href={address} download="tokens.json" icon="download">
            Download tokens.json
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

/** All tokens of the file, with a search. */
export function TokenTable() {
  const [query, setQuery] = useState('');
  const all = tokenGroupsOf(useLook());
  const groups = searchTokens(all, query);
  const found = count(groups);
  return (
    <div className="foundations sb-unstyled">
      <div className="search">
        <TextField
          type="search"
          label="Find a token"
          hint="By name, value or type: muted, 24, duration"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className="note">
          {found === 0 ? 'No token has all of these words.' : `${found} of ${count(all)} tokens`}
        </p>
      </div>
      <table className="tokens">
        <caption className="note">Tokens</caption>
        <thead>
          <tr>
            <th scope="col">Name, custom property</th>
            <th scope="col">Value</th>
            <th scope="col">Type</th>
          </tr>
        </thead>
        {groups.map(({ name, description, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="group">
                {name} <span className="note">{description}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {row.name}
                  <br />
                  <code className="note">{row.property}</code>
                </th>
                <td>
                  {row.swatch && <span className="swatch" style={{ background: row.swatch }} />}
                  {row.value}
                </td>
                <td>{row.type}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
