import type * as v from 'valibot';
import { described, entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import { better, common, kind, number, unit } from '../schema/figureFields.ts';

/** A value before and after a change. */
export const changeSchema = entity({
  kind: kind('change', 'A value before and after.'),
  ...common,
  unit,
  before: described(
    entity({
      label: field.text('The name of the old state, in a word or two.'),
      value: number('Its value.'),
    }),
    'Where it started.',
  ),
  after: described(
    entity({ label: field.text('The name of the new state.'), value: number('Its value.') }),
    'Where it is now.',
  ),
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
