/** The address of the form's first field: a link to it gives it the focus, with and without a script. */
export const firstFieldId = 'your-name';
