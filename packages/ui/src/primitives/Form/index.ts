export { Form, FormFields, type FormFieldsProps, type FormProps } from './Form.tsx';
