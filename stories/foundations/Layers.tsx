import { type Layer, layerOrder } from '@portfolio/ui/layers';
import { zIndex } from '@portfolio/ui/tokens';
import './foundations.css';
import './layers.css';
import { customProperty } from './customProperty.ts';

const layers = Object.entries(zIndex);

/** What covers what, lowest first: each sheet has a step of the scale as its `z-index`. */
export const Sheets = () => (
  <div className="foundations sb-unstyled">
    <ol className="sheets">
      {layers.map(([name, value]) => (
        <li
          key={name}
          data-layer={value}
          style={{ zIndex: `var(${customProperty('zIndex', name)})` }}
        >
          <strong>{name}</strong>{' '}
          <code>
            {customProperty('zIndex', name)}: {value}
          </code>
        </li>
      ))}
    </ol>
  </div>
);

const contents: Record<Layer, string> = {
  reset: 'The same start in every browser: no margins, our typeface, links and the focus ring.',
  tokens: 'The custom properties, for each theme.',
  primitives: 'Small parts that any site could use, such as Button.',
  patterns: 'What is put together from them, such as CategoryFilter.',
  portfolio: 'What only a portfolio has, such as ProjectCard.',
  site: 'Styles of the page that uses the library. This workshop uses it for its pages.',
  utilities: 'What must win everywhere: reduced motion, and print.',
};

/** The cascade layers, weakest first. */
export const CascadeLayers = () => (
  <div className="foundations sb-unstyled">
    <ol className="rows">
      {layerOrder.map((layer, index) => (
        <li key={layer} className="row">
          <strong>
            {index + 1}. {layer}
          </strong>
          <span>{contents[layer]}</span>
        </li>
      ))}
    </ol>
  </div>
);
