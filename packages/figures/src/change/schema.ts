import * as v from 'valibot';
import { entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import {
  better,
  common,
  interval,
  intervalBreaches,
  kind,
  number,
  unit,
} from '../schema/figureFields.ts';
import { rule } from '../schema/rule.ts';

const state = (label: string, description: string) =>
  v.pipe(
    entity({ label: field.text(label), value: number('Its value.'), interval }),
    rule(['value', 'interval'], (state) => intervalBreaches(state)),
    v.description(description),
  );

/** A value before and after a change. */
export const changeSchema = entity({
  kind: kind('change', 'A value before and after.'),
  ...common,
  unit,
  before: state('The name of the old state, in a word or two.', 'Where it started.'),
  after: state('The name of the new state.', 'Where it is now.'),
  better,
});

/** See {@link changeSchema}. */
export type ChangeData = v.InferOutput<typeof changeSchema>;

/** An example, for the workshop and for tests. */
export const changeExample: ChangeData = {
  kind: 'change',
  title: 'Inference on a Raspberry Pi 4',
  unit: 'ms',
  before: { label: 'float', value: 310 },
  after: { label: '8 bit', value: 96 },
  better: 'lower',
  method: 'One MobileNetV3, on a Raspberry Pi 4.',
};
