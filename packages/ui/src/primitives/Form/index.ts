export {
  Form,
  FormActions,
  type FormActionsProps,
  FormFallback,
  type FormFallbackProps,
  FormFields,
  type FormFieldsProps,
  FormNote,
  type FormNoteProps,
  type FormProps,
} from './Form.tsx';
