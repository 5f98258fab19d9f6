export {
  Form,
  FormFields,
  type FormFieldsProps,
  FormNote,
  type FormNoteProps,
  type FormProps,
} from './Form.tsx';
