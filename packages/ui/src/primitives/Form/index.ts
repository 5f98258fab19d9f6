export {
  Form,
  FormActions,
  type FormActionsProps,
  FormColumns,
  type FormColumnsProps,
  FormFallback,
  type FormFallbackProps,
  FormFields,
  type FormFieldsProps,
  FormNote,
  type FormNoteProps,
  type FormProps,
} from './Form.tsx';
