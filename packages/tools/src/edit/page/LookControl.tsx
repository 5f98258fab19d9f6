import { lookNames } from '@portfolio/data/schema/site';
import { type LookOptions, lookStyles, looks } from '@portfolio/ui/tokens';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { labelOf } from '../labels.ts';
import { hueIn, lookIn, themeIn } from '../lookInForm.ts';
import './lookControls.css';
import { showOnSite } from './showOnSite.ts';

/**
 * A picture of each look, of which the owner presses one. The editor draws it again after each change of its form, so it
 * also shows the look on the site. A class, because the editor has a React of its own, in which hooks of ours don't work.
 */
export class LookControl extends Component<CustomFieldControlProps> {
  get options(): LookOptions {
    const { entry } = this.props;
    return {
      hue: hueIn(entry?.getIn(['data', 'accentHue'])),
      theme: themeIn(entry?.getIn(['data', 'theme'])),
    };
  }

  #show() {
    // Stronger than the look of the page, whatever theme its visitor has chosen.
    const options = { ...this.options, root: ':root:root' };
    showOnSite(lookStyles(looks[lookIn(this.props.value)], options));
  }

  override componentDidMount() {
    this.#show();
  }

  override componentDidUpdate() {
    this.#show();
  }

  override componentWillUnmount() {
    showOnSite('');
  }

  override render() {
    const { value, forID, onChange } = this.props;
    const styleOf = (name: keyof typeof looks) =>
      lookStyles(looks[name], { ...this.options, root: `.portfolio-look[data-look="${name}"]` });
    return (
      <div className="portfolio-looks" role="radiogroup" aria-labelledby={`${forID}-label`}>
        <style>{lookNames.map(styleOf).join('')}</style>
        {lookNames.map((name) => (
          <label key={name}>
            <span className="portfolio-look" data-look={name} aria-hidden="true">
              <span>Work</span>
              <b>Aa</b>
              <i />
            </span>
            <input
              type="radio"
              name={forID}
              // Not `checked`: the editor draws it again too late for React, which would take the press back.
              ref={(input) => {
                if (input) input.checked = name === lookIn(value);
              }}
              onChange={() => onChange(name)}
            />
            {labelOf(name)}
          </label>
        ))}
      </div>
    );
  }
}
