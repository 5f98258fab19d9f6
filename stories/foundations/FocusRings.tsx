import { Button } from '@portfolio/ui/Button';
import { Link } from '@portfolio/ui/Link';
import { DEFAULT_LOOK, looks } from '@portfolio/ui/tokens';
import './foundations.css';
import { customProperty } from './customProperty.ts';
import { InBothThemes } from './themes.tsx';

/** The ring on every surface, in both themes, around what has the focus. */
export const FocusRings = () => (
  <div className="foundations sb-unstyled">
    <ul className="rows">
      {Object.keys(looks[DEFAULT_LOOK].colors.surface).map((surface) => (
        <li key={surface} className="row">
          <div className="facts">
            <strong>On {surface}</strong>
            <code>{customProperty('color', 'surface', surface)}</code>
          </div>
          <InBothThemes>
            {(theme) => (
              <div
                className="pieces"
                style={{
                  background: `var(${customProperty('color', 'surface', surface)})`,
                  flex: 1,
                }}
              >
                <Button size="sm">
                  Send, {surface} {theme}
                </Button>
                <Link href="./?path=/docs/foundations-focus--docs" target="_top">
                  More, {surface} {theme}
                </Link>
                <span className="ring-sample as-focused">as it looks</span>
              </div>
            )}
          </InBothThemes>
        </li>
      ))}
    </ul>
  </div>
);
