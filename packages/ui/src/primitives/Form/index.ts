export {
  Form,
  FormActions,
  type FormActionsProps,
  FormFields,
  type FormFieldsProps,
  FormNote,
  type FormNoteProps,
  type FormProps,
} from './Form.tsx';
