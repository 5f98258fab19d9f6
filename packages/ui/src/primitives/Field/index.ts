export {
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './Field.tsx';
export { type FieldOwnProps, type FieldState, fieldStates } from './FieldFrame.tsx';
